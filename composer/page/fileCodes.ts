import { defineProblems, error } from '#composer/problems/problemType.ts';

/** Problems with files that cannot be parsed as JSON. */
export const fileCodes = defineProblems({
  'file-unreadable': error('Unreadable file', 'This file cannot be read: {reason}.'),
  'file-too-large': error(
    'File too large',
    'This file is {size} kB; the limit for a definition is {limit} kB.',
    'Split it, or move repeated sections into fragments.',
  ),
  'json-too-deep': error(
    'JSON nested too deeply',
    'Brackets are nested more than {limit} levels deep here.',
    'Sections rarely need ten levels. Look for an unclosed bracket.',
  ),
  'json-syntax': error('Invalid JSON', '{detail}'),
});
