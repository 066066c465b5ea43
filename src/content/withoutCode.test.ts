import { expect, test } from 'vitest';
import { withoutCode } from './withoutCode.ts';

test.each([
  ['Write `[a](/b)` here', 'Write           here'],
  ['a ``b ` [c](d)`` e', 'a                e'],
  ['```\n{word:x}\n``` {word:y}', '                 {word:y}'],
  ['one ` alone [a](/b)', 'one ` alone [a](/b)'],
  ['\\`[a](/b)` and', '\\`[a](/b)` and'],
  ['`a` [b](/c) `d`', '    [b](/c)    '],
  ['`` a ` b', '`` a ` b'],
])('%j becomes %j', (text, expected) => {
  expect(withoutCode(text).replace(/\n/g, ' ')).toBe(expected.replace(/\n/g, ' '));
  expect(withoutCode(text)).toHaveLength(text.length);
});
