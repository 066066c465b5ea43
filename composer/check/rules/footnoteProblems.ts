import { defineProblems, error } from '#composer/problems/problemType.ts';
import type { MarkedNote } from '#composer/check/facts/Composition.ts';
import { sectionsWithNotes } from '#composer/check/advice/sectionAdvice.ts';
import type { Registry } from '#composer/check/facts/EntryReport.ts';
import type { PageSource } from '#composer/page/PageSource.ts';
import { isSafeRename, nearest } from '#composer/problems/nearest.ts';
import {
  pageWords,
  placeWords,
  propsPath,
  type Placed,
  factsOf,
  placedProblem,
  type PlacedFact,
} from '#composer/check/facts/placedProblem.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { typedCodes } from './text/typedCodes.ts';
import { examplePage, type ProblemExamples } from '#composer/problems/problemExample.ts';
import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';

/** Problems with footnotes and their marks. */
export const footnoteCodes = defineProblems({
  'unknown-footnote': error(
    'Reference to a missing note',
    '“[^{key}]” refers to a note that is not on {page}.',
  ),
  'orphan-footnote': error(
    'Unreferenced note',
    'Nothing refers to the note “{key}”.',
    'Add [^{key}] to the text that it explains, or delete the note.',
  ),
  'duplicate-footnote': error(
    'Duplicate note',
    'The note “{key}” appears twice on {page}; the first is {other}.',
  ),
});

/** Reports marks without a footnote, and footnotes with the same key, on a composed page. */
export function noteProblems(
  page: PageSource,
  placed: readonly Placed[],
  registry: Registry,
): { problems: readonly Problem[]; notes: readonly MarkedNote[] } {
  const problems: Problem[] = [];
  const notes = new Map<string, PlacedFact>();
  for (const { entry, fact } of factsOf(placed, 'note')) {
    const known = notes.get(fact.value);
    if (known) {
      const path = [...propsPath(known.entry), ...known.fact.path];
      const other = placeWords(known.entry.source, path, entry.source);
      const parameters = { key: fact.value, page: pageWords(page, entry.source), other };
      const place = { entry, fact };
      problems.push(placedProblem(page, place, footnoteCodes['duplicate-footnote'], { parameters }));
    } else notes.set(fact.value, { entry, fact });
  }
  const marks = factsOf(placed, 'mark');
  for (const { entry, fact } of marks) {
    if (notes.has(fact.value)) continue;
    const near = nearest(fact.value, notes.keys());
    const problem = placedProblem(page, { entry, fact }, footnoteCodes['unknown-footnote'], {
      parameters: { key: fact.value, page: pageWords(page, entry.source) },
      received: fact.value,
      ...(near === undefined ? notesHint(notes, registry) : { suggestion: near }),
    });
    const offset = entry.source.offset(problem);
    const safe = near !== undefined && isSafeRename(fact.value, near);
    problems.push(safe ? { ...problem, fix: { offset, length: fact.value.length, text: near } } : problem);
  }
  const bare = factsOf(placed, 'bracket').filter(({ fact }) => notes.has(fact.value));
  problems.push(...bare.map((mark) => withoutCaret(page, mark)));
  const marked = new Set([...marks, ...bare].map(({ fact }) => fact.value));
  const all = [...notes.values()].map((note) => ({ ...note, marked: marked.has(note.fact.value) }));
  return { problems, notes: all };
}

/** A note's key in brackets is meant as its mark, so the note counts as marked. */
function withoutCaret(page: PageSource, mark: PlacedFact): Problem {
  const parameters = { key: mark.fact.value };
  const problem = placedProblem(page, mark, typedCodes['note-without-caret'], { parameters });
  const offset = mark.entry.source.offset(problem) + 1;
  return { ...problem, fix: { offset, length: 0, text: '^' } };
}

const notesHint = (notes: ReadonlyMap<string, unknown>, registry: Registry) => ({
  hint:
    notes.size > 0
      ? `The notes are ${[...notes.keys()].join(', ')}.`
      : `Add this note to a section such as ${sectionsWithNotes(registry)}.`,
});

/** Reports footnotes that no mark refers to on any page that shows them. */
export function orphanNotes({ compositions }: SiteFacts): Problem[] {
  const notes = [...compositions.values()].flatMap((composition) => composition.notes);
  const marked = new Set(notes.filter((note) => note.marked).map(({ fact }) => fact));
  const orphans = new Map(notes.filter(({ fact }) => !marked.has(fact)).map((note) => [note.fact, note]));
  return [...orphans.values()].map((note) =>
    placedProblem(undefined, note, footnoteCodes['orphan-footnote'], {
      parameters: { key: note.fact.value },
    }),
  );
}

const yields = { key: 'apy', text: 'Annual percentage yield.' };
const marked = { component: 'RichText', props: { text: 'It earns 4%.[^apy]' } };
const footnotes = (notes: readonly unknown[]) => ({
  component: 'Footnotes',
  props: { heading: 'Notes', level: 2, notes },
});

export const footnoteExamples: ProblemExamples<typeof footnoteCodes> = {
  'unknown-footnote': { 'savings.json': examplePage([marked]) },
  'orphan-footnote': { 'savings.json': examplePage([footnotes([yields])]) },
  'duplicate-footnote': { 'savings.json': examplePage([marked, footnotes([yields, yields])]) },
};
