import { defineProblems, error } from '#composer/problems/problemType.ts';

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
