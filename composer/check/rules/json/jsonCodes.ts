import { defineProblems, error, warning } from '#composer/problems/problemType.ts';
import type { ProblemExamples } from '#composer/problems/problemExample.ts';

/** Problems with JSON that can be parsed, but not as its author meant it. */
export const jsonCodes = defineProblems({
  'json-duplicate-key': error(
    'Duplicate key',
    '“{key}” appears twice in the same object (first on line {line}); only one of them would apply.',
    'Delete one of them.',
  ),
  'json-forbidden-key': error('Forbidden key', '“{key}” cannot be used as a key in a definition.'),
  'lost-letter': error(
    'Lost letter',
    'A letter was lost here before: the file has {name} in its place.',
    'Type it again.',
  ),
  'garbled-text': error(
    'Garbled text',
    '“{text}” is UTF-8 that a program read as Windows-1252. It was probably “{right}”.',
  ),
  'invisible-character': warning(
    'Invisible character',
    'The invisible character {name} keeps words from being found, copied and wrapped as they look.',
    'Delete it.',
  ),
  'unreadable-character': error(
    'Unreadable character',
    '{name} is no character that visitors can read. They see a box, or nothing.',
    'Type what it stood for. For a list, start each line with “- ”.',
  ),
  'text-turned': error(
    'Invisible direction character',
    'The invisible character {name} displays text in a different order than it is written.',
    'Delete it. English, Spanish and Chinese never need it.',
  ),
});

export const jsonExamples: ProblemExamples<typeof jsonCodes> = {
  'json-duplicate-key': { 'words/en.json': '{ "phone": "1-800-555-0100", "phone": "1-800-555-0101" }' },
  'json-forbidden-key': { 'words/en.json': '{ "__proto__": "1-800-555-0100" }' },
  'lost-letter': { 'words/en.json': '{ "greeting": "Bienvenidos, se\uFFFDor" }' },
  'garbled-text': { 'words/en.json': '{ "greeting": "Bienvenidos, seÃ±or" }' },
  'invisible-character': { 'words/en.json': '{ "phone": "1-800-\u200B555-0100" }' },
  'unreadable-character': { 'words/en.json': '{ "phone": "\uF0B7 1-800-555-0100" }' },
  'text-turned': { 'words/en.json': String.raw`{ "phone": "1-800-555-0100 \u202e" }` },
};
