import { describe, expect, test } from 'vitest';
import { formWords } from '#words/forms.ts';
import { formDefinition } from './formDefinition.ts';
import { fieldError, formErrors, sentValues, visibleFields } from './rules.ts';

const words = formWords.en;

/** A form with these fields, as its schema completes it. */
const formOf = (...fields: readonly object[]) =>
  formDefinition().parse({
    formId: 'test',
    fields,
    submit: 'Send',
    success: { heading: 'Thanks' },
    successPage: '/',
    errorPage: '/x.error.html',
  });

/** What is said about one field with a value. */
function said(field: object, value: string, dictionary: Readonly<Record<string, string>> = words) {
  const form = formOf({ name: 'it', label: 'It', ...field });
  return formErrors(form, { it: value }, dictionary)['it'];
}

describe('VAL-01 what is required', () => {
  const options = [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
  ];
  test.each([
    { kind: 'text' },
    { kind: 'textarea' },
    { kind: 'email' },
    { kind: 'phone' },
    { kind: 'zip' },
    { kind: 'select', options },
    { kind: 'radioGroup', options },
    { kind: 'checkboxGroup', options },
    { kind: 'checkbox' },
  ])('$kind must be filled in, and blanks are nothing', (field) => {
    expect(said({ ...field, required: true }, '')).toBe('It is Required');
    expect(said({ ...field, required: true }, ' \t\n ')).toBe('It is Required');
    expect(said(field, '')).toBeUndefined();
  });

  test('says the author’s own words in place of the site’s', () => {
    const field = { kind: 'text', required: true, messages: { required: 'Tell us {name}, please' } };
    expect(said(field, '')).toBe('Tell us It, please');
    expect(said({ kind: 'text', required: true }, '', formWords.es)).toBe('It: este dato es obligatorio');
  });

  test('a name that stands for something else in the program is only a name', () => {
    const form = formOf({ kind: 'text', name: 'constructor', label: 'C', required: true });
    expect(formErrors(form, {}, words)).toEqual({ constructor: 'C is Required' });
  });
});

describe('VAL-02 a zip code', () => {
  test.each([
    ['04101', undefined],
    [' 04101 ', undefined],
    ['0410', 'It needs 5 digits'],
    ['041011', 'It does not appear to be a zipcode'],
    ['0410a', 'It does not appear to be a zipcode'],
    ['04101-1234', 'It does not appear to be a zipcode'],
    ['٠٤١٠١', 'It does not appear to be a zipcode'],
  ])('%j: %s', (value, error) => expect(said({ kind: 'zip' }, value)).toBe(error));

  test.each([
    ['04101-1234', undefined],
    ['041011234', undefined],
    ['04101', 'It needs 9 digits'],
    ['0410-1-1234', 'It does not appear to be a zipcode'],
  ])('of nine digits %j: %s', (value, error) => expect(said({ kind: 'zip', digits: 9 }, value)).toBe(error));
});

describe('VAL-03 a telephone number', () => {
  const wrong = 'It does not look like a phone number';
  test.each([
    ['2075550142', undefined],
    ['207-555-0142', undefined],
    ['207.555.0142', undefined],
    ['207 555 0142', undefined],
    ['0000000000', wrong],
    ['000-555-0142', wrong],
    ['207-555-014', 'It needs 10 digits'],
    ['207-555-01421', wrong],
    ['+1 207 555 0142', wrong],
    ['207-555-0142x', wrong],
    [`207${'-'.repeat(40)}5550142`, wrong],
    ['---', wrong],
  ])('%j: %s', (value, error) => expect(said({ kind: 'phone' }, value)).toBe(error));
});

describe('VAL-09 text', () => {
  test.each([
    ['text', { minLength: 3 }, 'ab', 'It needs at least 3 characters'],
    ['text', { maxLength: 3 }, 'abcd', 'It may have at most 3 characters'],
    ['text', { minLength: 3, maxLength: 3 }, 'abc', undefined],
    ['textarea', { minLength: 20 }, 'short', 'It needs at least 20 characters'],
    ['textarea', { maxLength: 1000 }, 'x'.repeat(1001), 'It may have at most 1000 characters'],
    ['text', {}, 'x'.repeat(200), undefined],
  ])('%s %j', (kind, limits, value, error) => expect(said({ kind, ...limits }, value)).toBe(error));

  test('VAL-15 has at most 200 characters when nothing else is said', () => {
    expect(said({ kind: 'text' }, 'x'.repeat(201))).toBe('It may have at most 200 characters');
  });
});

describe('VAL-10 a choice', () => {
  const options = [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
  ];
  test.each([
    ['select', 'a', undefined],
    ['select', 'A', 'It does not look right'],
    ['radioGroup', 'c', 'It does not look right'],
    ['checkboxGroup', 'a,b', undefined],
    ['checkboxGroup', 'a,c', 'It does not look right'],
    ['checkbox', 'yes', undefined],
    ['checkbox', 'on', 'It does not look right'],
  ])('%s with %s: %s', (kind, value, error) =>
    expect(said(kind === 'checkbox' ? { kind } : { kind, options }, value)).toBe(error),
  );
});

describe('VAL-11 an e-mail address', () => {
  const wrong = words.errorEmail.replace('{name}', 'It');
  test.each([
    'a@b.co',
    'first.last+tag@mail.example.com',
    "o'neil@example.museum",
    'josé@correo.españa',
    'x_1@a-b.io',
  ])('%s is one', (value) => expect(said({ kind: 'email' }, value)).toBeUndefined());
  test.each([
    'a',
    'a@',
    '@b.co',
    'a@b',
    'a@b.c',
    'a@b.c0',
    'a b@c.co',
    'a@b@c.co',
    'a@-b.co',
    'a@b-.co',
    'a@b..co',
    'a@.co',
    '<a@b.co>',
    'a@b.co,c@d.co',
    `${'a'.repeat(250)}@b.co`,
  ])('%s is none', (value) => expect(said({ kind: 'email' }, value)).toBe(wrong));

  test('of a restricted domain is refused in words of its own, in any case of letters', () => {
    const field = { kind: 'email', restrictedDomains: ['Spam.example'] };
    expect(said(field, 'a@spam.EXAMPLE')).toBe('Addresses of this domain are not accepted');
    expect(said(field, 'a@notspam.example')).toBeUndefined();
  });

  test('that is made to take long to judge is judged', () => {
    expect(said({ kind: 'email' }, `a@${'b.'.repeat(120)}`)).toBe(wrong);
    expect(said({ kind: 'email' }, `a@${'b-'.repeat(120)}`)).toBe(wrong);
    expect(said({ kind: 'email' }, `${'a.'.repeat(9000)}@${'b-'.repeat(1000)}`)).toBe(wrong);
  });
});

describe('FORM-01 a field that is shown under a condition', () => {
  const form = formOf(
    { kind: 'text', name: 'job', label: 'Job' },
    {
      kind: 'text',
      name: 'other',
      label: 'Other',
      required: true,
      showWhen: { field: 'job', is: ['other'] },
    },
    { kind: 'text', name: 'more', label: 'More', required: true, showWhen: { field: 'other', is: ['yes'] } },
    { kind: 'text', name: 'why', label: 'Why', requireWhen: { field: 'job', is: ['other', 'none'] } },
    { kind: 'hidden', name: 'source', value: 'web' },
  );
  const names = (values: Record<string, string>) => visibleFields(form, values).map(({ name }) => name);

  test('COND-06 is there while the condition holds, and never blocks while it does not', () => {
    expect(names({})).toEqual(['job', 'why']);
    expect(names({ job: 'other' })).toEqual(['job', 'other', 'why']);
    expect(formErrors(form, {}, words)).toEqual({});
    expect(Object.keys(formErrors(form, { job: 'other' }, words))).toEqual(['other', 'why']);
    expect(Object.keys(formErrors(form, { job: 'none' }, words))).toEqual(['why']);
  });

  test('counts as empty for the fields that depend on it', () => {
    expect(names({ job: 'x', other: 'yes' })).toEqual(['job', 'why']);
    expect(names({ job: 'other', other: 'yes' })).toEqual(['job', 'other', 'more', 'why']);
  });

  test('is not sent while it is away; hidden fields are, with the author’s value', () => {
    expect(sentValues(form, { job: ' x ', other: 'secret', source: 'forged', unknown: '1' })).toEqual({
      job: 'x',
      source: 'web',
    });
  });
});

test('VAL-16 every kind of field says something in every language', () => {
  for (const dictionary of Object.values(formWords)) {
    const form = formOf(
      { kind: 'text', name: 'a', label: 'A', maxLength: 1 },
      { kind: 'email', name: 'b', label: 'B' },
      { kind: 'phone', name: 'c', label: 'C' },
      { kind: 'zip', name: 'd', label: 'D' },
    );
    const errors = formErrors(form, { a: 'xx', b: 'x', c: 'x', d: 'x' }, dictionary);
    expect(Object.keys(errors)).toEqual(['a', 'b', 'c', 'd']);
    for (const text of Object.values(errors)) expect(text).not.toMatch(/[{}]|^error/);
  }
});

test('one field is judged as in its form', () => {
  const [field] = visibleFields(formOf({ kind: 'zip', name: 'zip', label: 'Zip' }), {});
  expect(field && fieldError(field, { zip: '1' }, words)).toBe('Zip needs 5 digits');
});
