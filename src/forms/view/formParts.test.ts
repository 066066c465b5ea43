import { maskitoTransform } from '@maskito/core';
import { describe, expect, test } from 'vitest';
import { filterTyped } from './filterTyped.ts';
import { formDefinition } from '#forms/definition/formDefinition.ts';
import { behaviorOf, type VisibleField } from '#forms/kinds/behaviors.ts';
import { formKey } from '#forms/post/formKey.ts';
import { maskitoOptions } from './formMasks.ts';
import { formMachine, type FormState } from './formMachine.ts';
import { readAnswer, submitForm } from '#forms/post/submitForm.ts';

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

describe('FORM-03 PAGE-04 an answer', () => {
  test.each([
    ['{"msgType":"success"}', 200, { state: 'success' }],
    ['{"status":"Success","redirect":"/x"}', 200, { state: 'success', redirect: '/x' }],
    ['{"msgType":"Fake"}', 200, { state: 'success' }],
    ['{"status":"error","msgDescription":"No"}', 422, { state: 'refused', fields: {}, message: 'No' }],
    ['{"status":"error","fields":{"a":"x","b":7}}', 422, { state: 'refused', fields: { a: 'x' } }],
    ['{"msgType":"error","status":"success"}', 200, { state: 'refused', fields: {} }],
    ['{"status":7}', 200, { state: 'noStatus' }],
    ['{}', 200, { state: 'noStatus' }],
    ['{}', 422, { state: 'failed' }],
    ['{"status":"error","code":"other-answers"}', 422, { state: 'otherAnswers' }],
    ['<html>', 200, { state: 'noStatus' }],
    ['<html>', 422, { state: 'failed' }],
    ['', 422, { state: 'failed' }],
    ['{"status":"error","error":"This service is not available right now."}', 503, { state: 'failed' }],
    ['{"status":"error","error":"Rate limit exceeded, retry in 1 minute"}', 429, { state: 'failed' }],
    ['{"status":"error"}', 500, { state: 'failed' }],
  ])('%s (%i) is read as it was meant', (text, status, result) =>
    expect(readAnswer(text, status)).toMatchObject(result),
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
    // The form has one field, which is visible.
    return form.fields[0] as VisibleField;
  };
  const masked = (props: object, typed: string) => {
    const shown = field(props);
    const mask = behaviorOf(shown).mask?.(shown);
    return mask && maskitoTransform(typed, maskitoOptions(mask));
  };

  test.each([
    ['207', '207'],
    ['2075', '207-5'],
    ['207.555.0142', '207-555-0142'],
    ['+1 207 555 0142', '207-555-0142'],
    ['12075550142', '207-555-0142'],
    ['2075550', '207-555-0'],
    ['2075550142', '207-555-0142'],
    ['(207) 555-0142', '207-555-0142'],
    ['207555014299', '207-555-0142'],
    ['abc', ''],
  ])('VAL-03 a telephone number %j becomes %j', (typed, shown) =>
    expect(masked({ kind: 'phone' }, typed)).toBe(shown),
  );

  test.each([
    ['0312345678', '03-1234-5678'],
    ['09012345678', '090-1234-5678'],
    ['0451234567', '045-123-4567'],
    ['+81 90 1234 5678', '090-1234-5678'],
    ['090123456789', '090-1234-5678'],
  ])('VAL-04 a Japanese telephone number %j becomes %j', (typed, shown) =>
    expect(masked({ kind: 'japanesePhone' }, typed)).toBe(shown),
  );

  test.each([
    ['phone', {}, '207-555.01 42,', '207-555.01 42,'],
    ['phone', {}, '(207) 555x', '207 555'],
    ['ssn', {}, '123-45-6789a', '123-45-6789'],
    ['ssn', {}, '1.2,3$4-5*6 78', '1.2,3$4-5*6'],
    ['currency', {}, '$1,234.50 USD', '$1,234.50'],
    ['currency', {}, '1234567890123456', '123456789012'],
    ['number', {}, '-1.5e3', '1.53'],
    ['number', { maxLength: 3 }, '12345', '123'],
  ])('VAL-03 VAL-05 VAL-06 VAL-08 %s %j takes of %j only %j', (kind, props, typed, shown) =>
    expect(filterTyped(field({ kind, ...props }), typed)).toBe(shown),
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
