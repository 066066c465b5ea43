import { defineProblems, error } from '#composer/problems/problemType.ts';

/** Problems of brands: their token files, fonts and colors. */
export const brandCodes = defineProblems({
  'missing-brand-file': error(
    'Missing file of a brand',
    'There is no file {file}.',
    'Put it into the folder of the brand, or name the right one.',
  ),
  'unknown-token-alias': error(
    'Alias of no token',
    'There is no token “{name}” that “{token}” could stand for.',
  ),
  'token-alias-loop': error('Tokens in a circle', 'These tokens stand for each other: {loop}.'),
  'token-type': error('Token of another type', '“{token}” must be a {expected}, not {received}.'),
  'token-value': error(
    'Value of a token not right',
    '“{token}” is not right: {detail}',
    'The format is described at https://www.designtokens.org/tr/2025.10/format/.',
  ),
  'missing-token': error('Missing token', 'The brand “{brand}” has no token “{token}”{scheme}.'),
  'unknown-token': error(
    'Unknown token',
    'No part of the site asks for a token “{token}”.',
    'Tokens that only others refer to belong in a group with a name of your own, such as “palette”.',
  ),
  'duplicate-token': error('Token written twice', '“{token}” is in {other} as well; only one would count.'),
  'low-contrast': error(
    'Not enough contrast',
    '“{token}” is {color} in the {scheme} scheme and does not stand out enough: {pairs}.',
    'The nearest color that passes is {passing}.',
    'WCAG 2.2, 1.4.3 and 1.4.11',
  ),
});
