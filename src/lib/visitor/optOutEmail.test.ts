import { expect, test } from 'vitest';
import { isOptOutEmail } from './emailAddress.ts';

const name = (length: number) => 'x'.repeat(length);
const long = (length: number) => `a@${'b.'.repeat(200)}`.slice(0, length - 3).replace(/\.$/, 'b') + '.co';

test.each(['a@b.co', 'ada@example.com', 'a.b+c@mail.example.museum', `${name(64)}@example.com`, long(254)])(
  'MODAL-03 %s is an email address',
  (text) => expect(isOptOutEmail(text)).toBe(true),
);

test.each([
  '',
  'a@b.c',
  'ada',
  'ada@example',
  'ada@@example.com',
  'a b@example.com',
  'ada@example..com',
  'ada,byron@example.com',
  'ada;byron@example.com',
  'ada@exam_ple.com',
  `${name(65)}@example.com`,
  long(255),
])('V21 MODAL-03 %s is none', (text) => expect(isOptOutEmail(text)).toBe(false));
