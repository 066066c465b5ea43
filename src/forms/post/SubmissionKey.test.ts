import { expect, onTestFinished, test } from 'vitest';
import { isFormKey, SubmissionKey } from './SubmissionKey.ts';
import { envelopeValues } from './visitorSources.ts';

/** Gives the test a browser's session storage, a location, and the values in it. */
function session(values: Readonly<Record<string, string>>, isFull = false): void {
  const kept = new Map(Object.entries(values));
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
  };
  const location = { search: '', origin: 'https://www.elmstonebank.example', pathname: '/contact.html' };
  const globals = { sessionStorage, location };
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { configurable: true, value });
  onTestFinished(() => {
    for (const name of Object.keys(globals))
      Object.defineProperty(globalThis, name, { configurable: true, value: undefined });
  });
}

test('FORM-05 a key that an earlier page stored is used again', () => {
  session({ pendingForms: '{"contact":"key-000000001"}' });
  expect(new SubmissionKey('contact').for('answers')).toBe('key-000000001');
});

test.each(['x', 'with spaces in it', 'key-0000\u00010001'])(
  'STORE-04 a stored key that is none, %j, does not fail the form',
  (nonsense) => {
    session({ pendingForms: JSON.stringify({ contact: nonsense }), leadFormIdValue: nonsense });
    expect(new SubmissionKey('contact').for('answers')).toSatisfy(isFormKey);
    expect(envelopeValues('key-000000001', 'contact')['leadFormId']).toSatisfy(isFormKey);
  },
);

test('STORE-04 FORM-05 without storage the forms of a page still have one id, so that a form sent twice is one lead', () => {
  session({}, true);
  const ids = [1, 2].map(() => envelopeValues('key-000000001', 'contact')['leadFormId']);
  expect(ids[0]).toBe(ids[1]);
});
