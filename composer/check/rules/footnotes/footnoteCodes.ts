import { defineProblems, error } from '#composer/problems/problemType.ts';

/** Problems of footnotes and their marks. */
export const footnoteCodes = defineProblems({
  'unknown-footnote': error('Mark without a note', '“[^{key}]” refers to a note that is not on {page}.'),
  'orphan-footnote': error(
    'Note without a mark',
    'Nothing refers to the note “{key}”.',
    'Write [^{key}] where it belongs, or delete the note.',
  ),
  'duplicate-footnote': error(
    'Two notes, one key',
    'The note “{key}” is on {page} twice; the first is {other}.',
  ),
});
