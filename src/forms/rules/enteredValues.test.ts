import { describe, expect, test } from 'vitest';
import { formWords } from '#words/forms.ts';
import { formOf } from '#tests/forms/formOf.ts';
import { formErrors, sentValues } from './rules.ts';

const forms = new Map<string, ReturnType<typeof formOf>>();
function formWith(field: object): ReturnType<typeof formOf> {
  const key = JSON.stringify(field);
  const form = forms.get(key) ?? formOf({ name: 'it', label: 'It', ...field });
  forms.set(key, form);
  return form;
}

/** What a field with a text sends, or the error that it shows. */
function becomes(field: object, text: string): string | undefined {
  const form = formWith(field);
  return formErrors(form, { it: text }, formWords.en)['it'] ?? sentValues(form, { it: text })['it'];
}

const spaces = ['', ' ', '-', '.', '\u00a0', '\u2011', '－', '　'];
/** Usual spellings of a number in groups. */
const spellings = ([area = '', ...rest]: readonly string[]) =>
  spaces.flatMap((between) => [
    [area, ...rest].join(between),
    `(${area}) ${rest.join(between)}`,
    `\u202a${[area, ...rest].join(between)}\u202c`,
  ]);
const wide = (text: string) =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

test('V1 V2 VAL-03 every spelling of a US number becomes the same ten digits', () => {
  for (const spelling of spellings(['207', '555', '0142']))
    for (const code of ['', '1', '1 ', '1-', '+1', '+1 ', '+1-', '(+1) '])
      for (const text of [code + spelling, wide(code + spelling)])
        expect([text, becomes({ kind: 'phone' }, text)]).toEqual([text, '207-555-0142']);
});

test('VAL-04 every spelling of a Japanese number becomes the domestic one', () => {
  const codes = ['81', '81 ', '+81', '+81 ', '+81-'];
  const texts = [
    ...spellings(['090', '1234', '5678']),
    ...spellings(['90', '1234', '5678']).flatMap((spelling) => codes.map((code) => code + spelling)),
    '+81 (0)90-1234-5678',
  ];
  for (const text of texts.flatMap((one) => [one, wide(one)]))
    expect([text, becomes({ kind: 'japanesePhone' }, text)]).toEqual([text, '090-1234-5678']);
});

test('V3 VAL-03 a number that is sent has exactly the digits that were entered, but for the country code', () => {
  const codes = ['', '+', '1', '+1', '44', '+44', '0', '00', '001', '011'];
  const numbers = ['2075550142', '20755501423', '207555014', '20 7946 0958', '1 555 0142 207', '0207555014'];
  for (const code of codes)
    for (const number of numbers)
      for (const kind of ['phone', 'japanesePhone']) {
        const text = code + number;
        const value = becomes({ kind }, text) ?? '';
        if (value.startsWith('It ')) continue;
        const digits = text.replace(/\D/g, '');
        const own = value.replace(/\D/g, '');
        expect([digits, digits.replace(/^1/, ''), digits.replace(/^81/, '0')]).toContain(own);
      }
});

describe('V7 text that was pasted', () => {
  test.each(['\t', '\n', '\r\n', '\v', '\u2028', '\u0000', '\u0085', '\t\t'])(
    'has a space for %j in one line',
    (sign) => expect(becomes({ kind: 'text' }, `Ana${sign}Maria`)).toBe('Ana Maria'),
  );

  test('has line breaks for soft and other line breaks in several, and keeps tabs', () => {
    for (const sign of ['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])
      expect(becomes({ kind: 'textarea' }, `one${sign}two\tthree`)).toBe('one\ntwo\tthree');
    expect(becomes({ kind: 'textarea' }, 'a\u0000b')).toBe('a b');
  });

  test('loses what nobody sees, and is composed', () => {
    expect(becomes({ kind: 'text' }, '\ufeffJose\u0301\u200b \u202eDiaz\u202c')).toBe('José Diaz');
    expect(becomes({ kind: 'text' }, 'क्\u200dष')).toBe('क्\u200dष');
  });

  test('SEC-04 is never changed in a password, and marked if it cannot be typed', () => {
    expect(becomes({ kind: 'password', minLength: 1 }, ' e\u0301 ')).toBe(' e\u0301 ');
    expect(becomes({ kind: 'password', minLength: 1 }, 'open\tsesame')).toBe('It does not look right');
  });

  test('FORM-16 is one line in a hidden field too', () => {
    const form = formOf({ kind: 'hidden', name: 'it', from: { query: 'MLO' } });
    expect(sentValues(form, { it: ' Ada\r\nBcc: x ' })).toEqual({ it: 'Ada Bcc: x' });
  });
});

test('V8 VAL-09 a line end counts once, however it is written', () => {
  const line = 'x'.repeat(14);
  for (const end of ['\n', '\r\n', '\r'])
    expect(
      becomes({ kind: 'textarea', maxLength: 59 }, Array.from({ length: 4 }, () => line).join(end)),
    ).toBe(Array.from({ length: 4 }, () => line).join('\n'));
  expect(becomes({ kind: 'textarea', maxLength: 58 }, `${line}\r\n`.repeat(4) + line)).toBe(
    'It may have at most 58 characters',
  );
});

test('V10 VAL-11 an address has nothing that nobody sees', () => {
  for (const sign of ['\u200b', '\ufeff', '\u200c', '\u200d', '\u00ad', '\u2060', '\u202c', '\t', '\u00a0'])
    for (const text of [`${sign}ada@example.com`, `ada@example.com${sign}`])
      expect([text, becomes({ kind: 'email' }, text)]).toEqual([text, 'ada@example.com']);
  expect(becomes({ kind: 'email' }, 'ada@exam\u200bple.com')).toBe('ada@example.com');
  expect(becomes({ kind: 'email' }, 'ada@exam ple.com')).toMatch(/^It needs an address/);
});

test('V26 VAL-02 a zip code may have its extension, which a field of five digits leaves out', () => {
  expect(becomes({ kind: 'zip' }, '04101-1234')).toBe('04101');
  expect(becomes({ kind: 'zip', digits: 9 }, '041011234')).toBe('04101-1234');
  expect(becomes({ kind: 'zip', digits: 9 }, '０４１０１　１２３４')).toBe('04101-1234');
});

test('COND-06 a condition sees the value that is sent', () => {
  const form = formOf(
    { kind: 'zip', name: 'zip', label: 'Zip' },
    {
      kind: 'text',
      name: 'more',
      label: 'More',
      required: true,
      when: { show: { field: 'zip', is: ['04101'] } },
    },
  );
  expect(formErrors(form, { zip: '04101-1234' }, formWords.en)).toEqual({ more: 'More is Required' });
});

describe('VAL-16 what a field sends', () => {
  const options = [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
  ];
  const fields = [
    { kind: 'text' },
    { kind: 'textarea' },
    { kind: 'email' },
    { kind: 'phone' },
    { kind: 'japanesePhone' },
    { kind: 'zip' },
    { kind: 'zip', digits: 9 },
    { kind: 'ssn' },
    { kind: 'itin' },
    { kind: 'taxId' },
    { kind: 'currency' },
    { kind: 'number' },
    { kind: 'password', minLength: 1 },
    { kind: 'date' },
    { kind: 'select', options },
    { kind: 'radioGroup', options },
    { kind: 'checkboxGroup', options },
    { kind: 'checkbox' },
  ];
  const parts = [
    '',
    '1',
    '+1',
    '207',
    '(207)',
    '$',
    '.',
    ',5',
    '-',
    ' ',
    '\t',
    '\r\n',
    '５',
    'é',
    'a',
    '@',
    '\u200b',
    '04101',
  ];
  const texts = parts.flatMap((one) =>
    parts.flatMap((two) => ['', '0142', ' a'].map((three) => one + two + three)),
  );

  // The browser shows and sends what the field's value is, which the server reads again.
  test.each(fields)('$kind is the same when it is read again, by the browser or the server', (field) => {
    const form = formWith(field);
    for (const text of texts) {
      const sent = sentValues(form, { it: text });
      expect([text, sentValues(form, sent)]).toEqual([text, sent]);
      expect([text, formErrors(form, sent, formWords.en)]).toEqual([
        text,
        formErrors(form, { it: text }, formWords.en),
      ]);
    }
  });
});
