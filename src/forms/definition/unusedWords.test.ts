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

test('FORM-06 only a form with a code has the words that refuse it', () => {
  const refusals = ['errorAcxiomnomatch', 'errorAcxiomcodeused', 'errorOffernomatch'];
  const kept = (name: string) => {
    const unused = unusedWords(formOf({ kind: 'text', name, label: 'Code' }));
    return refusals.filter((word) => !unused.has(word));
  };
  expect(kept('name')).toEqual([]);
  expect(kept('acxiomCode')).toEqual(['errorAcxiomnomatch', 'errorAcxiomcodeused']);
  expect(kept('confirmationCode')).toEqual(['errorOffernomatch']);
});
