import { describe, expect, test } from 'vitest';
import { filterTyped } from './filters.ts';
import { formDefinition, type VisibleField } from './formDefinition.ts';
import { formKey } from './formKey.ts';
import { formMachine, type FormState } from './formMachine.ts';
import { readAnswer, submitForm } from './submitForm.ts';

describe('FORM-01 the states of a form', () => {
  const errors = { a: 'x' };
  const failed = { type: 'failed', reason: 'errorSubmit' } as const;
  const steps = (...events: Parameters<typeof formMachine>[1][]) =>
    events.reduce<FormState>(formMachine, { name: 'idle' }).name;

  test('go from idle to success', () => {
    expect(steps({ type: 'submit' })).toBe('validating');
    expect(steps({ type: 'submit' }, { type: 'valid' })).toBe('submitting');
    expect(steps({ type: 'submit' }, { type: 'valid' }, { type: 'sent' })).toBe('success');
  });

  test('lead back after mistakes and failures', () => {
    const invalid = [{ type: 'submit' }, { type: 'found', errors }] as const;
    expect(steps(...invalid)).toBe('invalid');
    expect(steps(...invalid, { type: 'submit' }, { type: 'valid' })).toBe('submitting');
    expect(steps({ type: 'submit' }, { type: 'valid' }, failed)).toBe('error');
    expect(steps({ type: 'submit' }, { type: 'valid' }, { type: 'found', errors })).toBe('invalid');
    expect(steps({ type: 'submit' }, { type: 'valid' }, failed, { type: 'submit' })).toBe('validating');
  });

  test('FORM-05 do not let a form be sent twice', () => {
    expect(steps({ type: 'submit' }, { type: 'valid' }, { type: 'submit' })).toBe('submitting');
    expect(steps({ type: 'submit' }, { type: 'valid' }, { type: 'sent' }, { type: 'submit' })).toBe(
      'success',
    );
  });

  test('do not change for events that do not belong to them', () => {
    for (const event of [{ type: 'valid' }, { type: 'sent' }, { type: 'found', errors }, failed] as const)
      expect(formMachine({ name: 'idle' }, event)).toEqual({ name: 'idle' });
  });
});

describe('FORM-03 an answer', () => {
  test.each([
    ['{"msgType":"success"}', true, { state: 'success' }],
    ['{"status":"Success","redirect":"/x"}', true, { state: 'success', redirect: '/x' }],
    ['{"msgType":"Fake"}', true, { state: 'success' }],
    ['{"status":"error","msgDescription":"No"}', false, { state: 'refused', fields: {}, message: 'No' }],
    ['{"status":"error","fields":{"a":"x","b":7}}', false, { state: 'refused', fields: { a: 'x' } }],
    ['{"msgType":"error","status":"success"}', true, { state: 'refused', fields: {} }],
    ['{"status":7}', true, { state: 'noStatus' }],
    ['{}', true, { state: 'noStatus' }],
    ['{}', false, { state: 'failed' }],
    ['<html>', true, { state: 'noStatus' }],
    ['<html>', false, { state: 'failed' }],
    ['', false, { state: 'failed' }],
  ])('%s (%s) is read as it was meant', (text, ok, result) =>
    expect(readAnswer(text, ok)).toMatchObject(result),
  );
});

test('FORM-03 a form is posted form-encoded, and a call that fails is a result', async () => {
  const seen: RequestInit[] = [];
  const answer = await submitForm('/x', { a: 'ä &', b: '2' }, (_url, init) => {
    seen.push(init ?? {});
    return Promise.resolve(Response.json({ status: 'success' }));
  });
  expect(answer).toMatchObject({ state: 'success' });
  expect(seen[0]?.method).toBe('POST');
  expect(seen[0]?.body).toEqual(new URLSearchParams({ a: 'ä &', b: '2' }));
  expect(await submitForm('/x', {}, () => Promise.reject(new TypeError('offline')))).toEqual({
    state: 'failed',
  });
});

test('FORM-16 the key of a form is 23 characters, and never the same', () => {
  const keys = Array.from({ length: 500 }, formKey);
  expect(keys.every((key) => /^[A-Za-z0-9]{23}$/.test(key))).toBe(true);
  expect(new Set(keys).size).toBe(500);
});

describe('filters while typing', () => {
  const field = (props: object) => {
    const form = formDefinition().parse({
      formId: 'x',
      fields: [{ name: 'it', label: 'It', ...props }],
      submit: 'x',
      success: { heading: 'x' },
      successPage: '/',
      errorPage: '/',
    });
    // The form was made of one field that is no hidden one.
    return form.fields[0] as VisibleField;
  };

  test.each([
    ['207', '207'],
    ['2075', '207-5'],
    ['2075550', '207-555-0'],
    ['2075550142', '207-555-0142'],
    ['(207) 555-0142', '207-555-0142'],
    ['207555014299', '207-555-0142'],
    ['abc', ''],
  ])('VAL-03 a telephone number %j becomes %j', (typed, shown) =>
    expect(filterTyped(field({ kind: 'phone' }), typed)).toBe(shown),
  );

  test.each([
    [5, '04a101', '04101'],
    [5, '04101-1234', '04101'],
    [9, '04101-1234', '04101-1234'],
    [9, '04101-12345', '04101-1234'],
  ])('VAL-02 of %d digits %j becomes %j', (digits, typed, shown) =>
    expect(filterTyped(field({ kind: 'zip', digits }), typed)).toBe(shown),
  );

  test('text stays as it is typed', () =>
    expect(filterTyped(field({ kind: 'text' }), ' a<b> ')).toBe(' a<b> '));
});
