import { maskitoTransform } from '@maskito/core';
import { describe, expect, test } from 'vitest';
import { formDefinition } from '#forms/definition/formDefinition.ts';
import { behaviorOf, type VisibleField } from '#forms/kinds/behaviors.ts';
import { formKey } from '#forms/post/SubmissionKey.ts';
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

describe('a mask while typing', () => {
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
  const options = (kind: string) => {
    const shown = field({ kind });
    const mask = behaviorOf(shown).mask?.(shown);
    if (!mask) throw new Error(`${kind} has no mask.`);
    return maskitoOptions(mask);
  };
  const pasted = (kind: string, text: string) => maskitoTransform(text, options(kind));
  /** Types one character after another. */
  const typed = (kind: string, text: string) =>
    Array.from(text).reduce((before, key) => {
      const value = before + key;
      return maskitoTransform({ value, selection: [value.length, value.length] }, options(kind)).value;
    }, '');

  test.each([
    ['207', '207'],
    ['2075', '207-5'],
    ['207.555.0142', '207-555-0142'],
    ['+1 207 555 0142', '207-555-0142'],
    ['1-207-555-0142', '207-555-0142'],
    ['12075550142', '207-555-0142'],
    ['2075550', '207-555-0'],
    ['2075550142', '207-555-0142'],
    ['(207) 555-0142', '207-555-0142'],
    ['２０７－５５５－０１４２', '207-555-0142'],
    ['\u202a+1 (207) 555\u20110142\u202c', '207-555-0142'],
    ['abc', 'abc'],
  ])('V1 V2 VAL-03 a telephone number %j becomes %j', (text, shown) => {
    expect(pasted('phone', text)).toBe(shown);
    expect(typed('phone', text)).toBe(shown);
  });

  test.each([
    ['0312345678', '03-1234-5678'],
    ['09012345678', '090-1234-5678'],
    ['0451234567', '045-123-4567'],
    ['+81 90 1234 5678', '090-1234-5678'],
    ['81 90 1234 5678', '090-1234-5678'],
    ['+81 (0)3-1234-5678', '03-1234-5678'],
  ])('VAL-04 a Japanese telephone number %j becomes %j', (text, shown) => {
    expect(pasted('japanesePhone', text)).toBe(shown);
    expect(typed('japanesePhone', text)).toBe(shown);
  });

  test.each([
    ['phone', '+44 20 7946 0958'],
    ['phone', '207555014299'],
    ['phone', '207-555-0142 x12'],
    ['phone', '1075550142'],
    ['japanesePhone', '090123456789'],
    ['japanesePhone', '+44 20 7946 0958'],
  ])('V3 VAL-03 VAL-04 in a field of the kind %s, no digit of %s is lost', (kind, text) => {
    const digits = text.replace(/\D/g, '');
    expect(pasted(kind, text).replace(/\D/g, '')).toBe(digits);
    expect(typed(kind, text).replace(/\D/g, '')).toBe(digits);
  });
});
