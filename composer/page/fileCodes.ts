import { defineProblems, error } from '#composer/problems/problemType.ts';

/** Problems of files that cannot be read as JSON. */
export const fileCodes = defineProblems({
  'file-unreadable': error('File cannot be read', 'This file cannot be read: {reason}.'),
  'file-too-large': error(
    'File too large',
    'This file has {size} kB; a definition may have at most {limit} kB.',
    'Split it, or move repeated sections to fragments.',
  ),
  'json-too-deep': error(
    'JSON too deep',
    'Brackets are more than {limit} levels deep here.',
    'Sections rarely need ten levels; look for a bracket that was never closed.',
  ),
  'json-syntax': error('Not valid JSON', '{detail}'),
});
