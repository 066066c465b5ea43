import { expect, test } from 'vitest';
import { formOf } from '#tests/forms/formOf.ts';
import { unusedWords } from './unusedWords.ts';

test('a form leaves out the words of kinds that it has no field of, in groups too', () => {
  const unused = unusedWords(
    formOf({
      kind: 'group',
      label: 'You',
      fields: [
        { kind: 'zip', name: 'zip', label: 'Zip' },
        { kind: 'text', name: 'name', label: 'Name' },
      ],
    }),
  );
  expect([...unused]).toEqual(expect.arrayContaining(['errorSsn', 'captchaHint', 'errorAmountMin']));
  for (const word of ['errorZip', 'errorMin', 'errorRequired', 'errorFormat', 'sending'])
    expect([word, unused.has(word)]).toEqual([word, false]);
});
