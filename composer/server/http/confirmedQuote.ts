import { askQuote } from '#data/quotes/askQuote.ts';
import { quoteText } from '#data/quotes/quoteText.ts';
import type { FormDefinition } from '#forms/definition/formDefinition.ts';
import { quotesOf } from '#forms/definition/quotesOf.ts';
import type { WrittenAnswer } from '#forms/rules/answerText.ts';
import type { FormValues } from '#forms/rules/applyConditions.ts';
import { quotedChoice } from '#forms/rules/quotedChoice.ts';
import { wordsOf } from '#forms/rules/rules.ts';
import type { Locale } from '#lib/format/locale.ts';
import type { RateVisitor } from '#lib/visitor/LiveRates.ts';
import { formAnswers } from '#words/formAnswers.ts';
import { quoteWords } from '#words/formQuote.ts';

/**
 * Returns the rates that a form quoted, as the page that confirms the form repeats them.
 *
 * @param values the answers that the form repeats. A quote that depends on others is left out.
 */
export async function confirmedQuotes(
  definition: FormDefinition,
  values: FormValues,
  locale: Locale,
  { ask, ...services }: Omit<RateVisitor, 'zipCode'>,
): Promise<readonly WrittenAnswer[]> {
  const words = wordsOf(definition, quoteWords[locale]);
  const lines = quotesOf(definition).map(async (quote) => {
    const choice = quotedChoice(definition, quote, values);
    if (typeof choice === 'string') return [];
    // A page that confirms is not worth less without a rate: the application is in.
    const answer = await askQuote({ ...choice, ...services }, ask).catch(() => undefined);
    if (!answer || 'least' in answer) return [];
    return [{ term: formAnswers[locale].rate, value: quoteText(answer, { locale, words }) }];
  });
  return (await Promise.all(lines)).flat();
}
