import { isLocale } from '#lib/format/locale.ts';
import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';
import { defineProblems, warning } from '#composer/problems/problemType.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { problemAtPath } from '#composer/problems/problemAt.ts';
import type { ProblemExamples } from '#composer/problems/problemExample.ts';
import { searchLanguages } from '#composer/search/languages/searchLanguages.ts';
import { searchDefinition } from '#composer/search/searchDefinition.ts';
import { askedStems } from '#composer/search/stems.ts';

/** Problems with the answers of the assistant. */
export const answerCodes = defineProblems({
  'question-twice': warning(
    'Question with two answers',
    '“{question}” asks the same as “{other}” above, whose answer visitors get.',
    'Remove one of them, or say how they differ.',
  ),
});

/** Reports questions that the assistant cannot tell from an earlier one. */
export const answerProblems = ({ site }: SiteFacts): Problem[] =>
  [...site.search].flatMap(([locale, source]) => {
    const { data } = searchDefinition.safeParse(source.value);
    if (!data || !isLocale(locale)) return [];
    const language = searchLanguages[locale];
    const known = new Map<string, { readonly question: string; readonly answer: number }>();
    return data.answers.flatMap(({ questions }, answer) =>
      questions.flatMap((question, index): Problem[] => {
        const about = askedStems(question, language).toSorted().join(' ');
        const other = known.get(about);
        known.set(about, other ?? { question, answer });
        if (other === undefined || other.answer === answer) return [];
        const path = ['answers', answer, 'questions', index];
        const parameters = { question, other: other.question };
        return [problemAtPath(source, answerCodes['question-twice'], path, { parameters })];
      }),
    );
  });

const answer = (question: string) => ({ questions: [question], text: 'A wire costs nothing.' });

export const answerExamples: ProblemExamples<typeof answerCodes> = {
  'question-twice': {
    'search/en.json': { answers: [answer('What does a wire cost?'), answer('How much do wires cost?')] },
  },
};
