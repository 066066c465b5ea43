import { defineProblems, error } from '#composer/problems/problemType.ts';

/** Problems of JSON that could be read, but not as its author meant it. */
export const jsonCodes = defineProblems({
  'json-duplicate-key': error(
    'Name written twice',
    '“{key}” is written twice in the same object (first on line {line}); only one of them would count.',
    'Delete one of them.',
  ),
  'json-forbidden-key': error('Forbidden name', '“{key}” cannot be used as a name in a definition.'),
  'text-turned': error(
    'Invisible change of direction',
    'The invisible character {name} makes text show in another order than it is written in.',
    'Delete it: English, Spanish and Chinese need none.',
  ),
});
