import { defineProblems, error } from '#composer/problems/problemType.ts';

/** Problems in brands: their token files, fonts and colors. */
export const brandCodes = defineProblems({
  'missing-brand-file': error(
    'Missing brand file',
    'There is no file {file}.',
    'Add it to the brand’s folder, or correct the path.',
  ),
  'unknown-token-alias': error(
    'Unknown token alias',
    '“{token}” is an alias of “{name}”, which does not exist.',
  ),
  'token-alias-loop': error('Circular token aliases', 'These token aliases form a loop: {loop}.'),
  'token-type': error('Wrong token type', '“{token}” must be a {expected}, not {received}.'),
  'token-value': error(
    'Invalid token value',
    'The value of “{token}” is invalid: {detail}',
    'The format is described at https://www.designtokens.org/tr/2025.10/format/.',
  ),
  'missing-token': error('Missing token', 'The brand “{brand}” has no token “{token}”{scheme}.'),
  'unknown-token': error(
    'Unknown token',
    'No part of the site uses a token named “{token}”.',
    'Tokens that only other tokens refer to belong in a group of your own, such as “palette”.',
  ),
  'duplicate-token': error(
    'Duplicate token',
    '“{token}” is also defined in {other}; only one definition would apply.',
  ),
  'low-contrast': error(
    'Insufficient contrast',
    '“{token}” is {color} in the {scheme} scheme and does not stand out enough: {pairs}.',
    'The nearest color that passes is {passing}.',
    'WCAG 2.2, 1.4.3 and 1.4.11',
  ),
});
