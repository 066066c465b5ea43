import { defineProblems, error } from '#composer/problems/problemType.ts';

/** Problems with JSON that can be parsed, but not as its author meant it. */
export const jsonCodes = defineProblems({
  'json-duplicate-key': error(
    'Duplicate key',
    '“{key}” appears twice in the same object (first on line {line}); only one of them would apply.',
    'Delete one of them.',
  ),
  'json-forbidden-key': error('Forbidden key', '“{key}” cannot be used as a key in a definition.'),
  'text-turned': error(
    'Invisible direction character',
    'The invisible character {name} displays text in a different order than it is written.',
    'Delete it. English, Spanish and Chinese never need it.',
  ),
});
