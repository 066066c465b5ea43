import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '#lib/format/locale.ts';
import { formWords } from '#words/forms.ts';
import type { VisibleField } from '#forms/kinds/behaviors.ts';
import { withPlaces } from '#forms/definition/places.ts';
import { formOf } from '#tests/forms/formOf.ts';
import { formErrors, redirectOf, sentValues, visibleFields } from './rules.ts';
import { shownTaxNumber, typedTaxNumber } from '#forms/view/TaxNumberInput.tsx';

const words = formWords.en;

/** Returns the error of a field with a value. */
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
  test('says the author’s words for its format and for its length', () => {
    const field = { kind: 'zip', messages: { format: 'Digits only', constraint: 'Five digits' } };
    expect(said(field, '0410a')).toBe('Digits only');
    expect(said(field, '0410')).toBe('Five digits');
  });

  test.each([
    ['04101', undefined],
    [' 04101 ', undefined],
    ['0410', 'It does not appear to be a zipcode'],
    ['041011', 'It does not appear to be a zipcode'],
    ['0410a', 'It does not appear to be a zipcode'],
    ['04101-1234', undefined],
    ['０４１０１', undefined],
    ['041011234', 'It does not appear to be a zipcode'],
    ['04101 Main Street', 'It does not appear to be a zipcode'],
    ['٠٤١٠١', 'It does not appear to be a zipcode'],
  ])('%j: %s', (value, error) => expect(said({ kind: 'zip' }, value)).toBe(error));

  test.each([
    ['04101-1234', undefined],
    ['041011234', undefined],
    ['04101', undefined],
    ['0410-1-1234', 'It does not appear to be a zipcode'],
    ['041011', 'It does not appear to be a zipcode'],
  ])('of nine digits %j: %s', (value, error) => expect(said({ kind: 'zip', digits: 9 }, value)).toBe(error));

  test('may need all nine digits', () => {
    const field = { kind: 'zip', digits: 9, minDigits: 9 };
    expect(said(field, '04101')).toBe('It does not appear to be a zipcode');
    expect(said(field, '04101-1234')).toBeUndefined();
  });
});

describe('VAL-03 a telephone number', () => {
  const wrong = 'It does not look like a phone number';
  const foreign = 'It needs a US phone number without an extension';
  test.each([
    ['2075550142', undefined],
    ['0000000000', wrong],
    ['000-555-0142', wrong],
    ['207-555-014', 'It needs 10 digits'],
    ['+1 207 555 014', 'It needs 10 digits'],
    ['207-555-01421', wrong],
    ['207-555-0142x', foreign],
    ['207-555-0142 ext. 12', foreign],
    ['+44 20 7946 0958', foreign],
    ['+81 90 1234 5678', foreign],
    [`207${'-'.repeat(40)}5550142`, foreign],
    ['---', wrong],
  ])('%j: %s', (value, error) => expect(said({ kind: 'phone' }, value)).toBe(error));

  test.each([
    '1075550142',
    '0075550142',
    '2070550142',
    '2071550142',
    '9115550142',
    '1234567890',
    '+11234567890',
  ])('%s is refused: no area code or exchange starts with 0 or 1, and no area code is N11', (value) =>
    expect(said({ kind: 'phone' }, value)).toBe(wrong),
  );

  test('of another length has no country code, and is the digits themselves', () => {
    expect(
      sentValues(formOf({ kind: 'phone', name: 'it', label: 'It', digits: 7 }), { it: '555-0142' }),
    ).toEqual({ it: '5550142' });
    expect(said({ kind: 'phone', digits: 7 }, '+5550142')).toBe(foreign);
  });
});

describe('VAL-04 a Japanese telephone number', () => {
  const wrong = 'It does not look like a phone number';
  test.each([
    ['1234567', undefined],
    ['03-1234-5678', undefined],
    ['090-1234-5678', undefined],
    ['123456', 'It needs 7 digits'],
    ['090-1234-56789', wrong],
    ['0000000', wrong],
    ['000-1234-567', wrong],
    ['+1 207 555 0142', wrong],
    ['81 3 1234 5678', wrong],
    ['138 1234 5678', undefined],
    ['138-1234-5678', undefined],
    ['1 207 555 0142', wrong],
    ['1-207-555-0142', wrong],
    ['010 44 20 7946', wrong],
    ['0044 20 794 60', wrong],
    ['+44 20 7946 0958', wrong],
    ['+81', wrong],
  ])('%j: %s', (value, error) => expect(said({ kind: 'japanesePhone' }, value)).toBe(error));
});

describe('VAL-05 a tax number', () => {
  const wrong = 'It needs nine digits and cannot begin with 000';
  test.each([
    ['ssn', '123-45-6789', undefined],
    ['ssn', '123456789', undefined],
    ['itin', '900-70-0000', undefined],
    ['ssn', '12345678', wrong],
    ['ssn', '1234567890', wrong],
    ['ssn', '000-00-0000', wrong],
    ['ssn', '000-12-3456', wrong],
    ['itin', '000-12-3456', wrong],
    ['ssn', '***-**-6789', wrong],
    ['ssn', '123.45.6789', wrong],
    ['ssn', '123--45--6789', wrong],
    ['taxId', 'DE 136/695.976-X', undefined],
    ['taxId', 'AB1', 'It needs 4 to 30 letters and digits'],
    ['taxId', '=HYPERLINK(1)', 'It needs 4 to 30 letters and digits'],
  ])('%s %j: %s', (kind, value, error) => expect(said({ kind }, value)).toBe(error));

  test('is shown by its last four digits once it is complete', () => {
    expect(shownTaxNumber('1234')).toBe('123-4');
    expect(shownTaxNumber('12345678')).toBe('123-45-678');
    expect(shownTaxNumber('123456789')).toBe('***-**-6789');
    expect(typedTaxNumber('12345678', '123-45-6789')).toBe('123456789');
    expect(typedTaxNumber('123456789', '***-**-678')).toBe('');
    expect(typedTaxNumber('123456789', '987-65-4321')).toBe('987654321');
  });

  test.each([
    ['', '１２３-45-6789', '123456789', '***-**-6789', undefined],
    ['', '123 45 6789', '123456789', '***-**-6789', undefined],
    ['123456789', '***-**-67895', '1234567895', '***-**-6789', wrong],
    ['', '1234567890', '1234567890', '***-**-6789', wrong],
    ['', '***-**-6789', '***-**-6789', '***-**-6789', wrong],
    ['', '12*3', '12*3', '12*3', wrong],
    ['', '123-45-6789 Ada', '123-45-6789 Ada', '123-45-6789 Ada', wrong],
  ])('after %j, typed or pasted as %j is never another number', (before, typed, value, shown, error) => {
    expect(typedTaxNumber(before, typed)).toBe(value);
    expect(shownTaxNumber(value)).toBe(shown);
    expect(said({ kind: 'ssn' }, value)).toBe(error);
  });
});

describe('VAL-06 an amount of money', () => {
  const wrong = 'It needs an amount above zero, such as $1,500';
  test.each([
    [{}, '1500', undefined],
    [{}, '$1,500.50', undefined],
    [{}, '.5', undefined],
    [{}, '123,456,789', undefined],
    [{}, '0', wrong],
    [{}, '$0.00', wrong],
    [{}, '$', wrong],
    [{}, '1.2.3', wrong],
    [{}, '1,23', wrong],
    [{}, '15 USD', wrong],
    [{}, '-$500', wrong],
    [{}, '(500.00)', wrong],
    [{}, '25k', wrong],
    [{}, '20000,00', wrong],
    [{}, '450.000', wrong],
    [{}, '5 0', wrong],
    [{}, '0,500', wrong],
    [{}, '＄１，５００', undefined],
    [{}, '1234567890', 'It may have at most 9 digits'],
    [{ digits: 3 }, '1234', 'It may have at most 3 digits'],
    [{ zero: true }, '0', undefined],
    [{ zero: true }, '$0.00', undefined],
    [{ zero: true }, '$', 'It needs an amount, such as $1,500 or 0'],
    [{ zero: true }, 'none', 'It needs an amount, such as $1,500 or 0'],
  ])('%j %j: %s', (limits, value, error) => expect(said({ kind: 'currency', ...limits }, value)).toBe(error));
});

describe('VAL-10 a state beside a zip code', () => {
  const form = withPlaces(
    formOf(
      { kind: 'zip', name: 'zipCode', label: 'Zip code', digits: 9 },
      { kind: 'state', name: 'it', label: 'State', zip: 'zipCode' },
    ),
    'en',
  );
  const errorOf = (zipCode: string, it: string, locale: Locale = 'en') =>
    formErrors(form, { zipCode, it }, formWords[locale], { locale })['it'];

  test.each([
    ['04101', 'ME', undefined],
    ['04101-1234', 'CA', 'State does not match the zip code 04101-1234'],
    ['04101', 'CA', 'State does not match the zip code 04101'],
    ['', 'CA', undefined],
    ['0410', 'CA', undefined],
    ['04101', 'XX', 'State does not look right'],
  ])('%s %s: %s', (zip, state, error) => expect(errorOf(zip, state)).toBe(error));

  test('says so in each language', () => {
    expect([errorOf('04101', 'CA', 'es'), errorOf('04101', 'CA', 'zh')]).toEqual([
      'State: no coincide con el código postal 04101',
      'State与邮政编码 04101 不符',
    ]);
  });
});

describe('VAL-06 an amount within limits', () => {
  const product = {
    kind: 'select',
    name: 'product',
    label: 'Account',
    options: [
      { value: 'SAVE', label: 'Savings' },
      { value: 'CD', label: 'Standard CD' },
      { value: 'advice', label: 'Help me choose' },
    ],
  };
  const amounts = { SAVE: 25, CD: 1000 };
  const form = (limits: object) =>
    formOf(product, { kind: 'currency', name: 'it', label: 'Deposit', ...limits });
  const errorOf = (limits: object, choice: string, it: string, locale: Locale = 'en') =>
    formErrors(form(limits), { product: choice, it }, formWords[locale], { locale })['it'];

  test.each([
    ['CD', '999.99', 'Deposit needs at least $1,000 for “Standard CD”'],
    ['CD', '$1,000', undefined],
    ['SAVE', '24', 'Deposit needs at least $25 for “Savings”'],
    ['SAVE', '25', undefined],
    ['advice', '1', undefined],
    ['', '1', undefined],
    ['constructor', '1', undefined],
  ])('the lowest is that of the choice: %s %s', (choice, it, error) =>
    expect(errorOf({ min: { field: 'product', amounts } }, choice, it)).toBe(error),
  );

  test('the message names the amount and the choice in each language', () => {
    const limits = { min: { field: 'product', amounts }, max: { field: 'product', amounts: { CD: 50_000 } } };
    expect(locales.map((locale) => errorOf(limits, 'CD', '1', locale))).toEqual([
      'Deposit needs at least $1,000 for “Standard CD”',
      'Deposit: para “Standard CD”, escriba al menos $1,000',
      '“Standard CD”的Deposit至少需要 $1,000',
    ]);
    expect(locales.map((locale) => errorOf(limits, 'CD', '50,000.01', locale))).toEqual([
      'Deposit may be at most $50,000 for “Standard CD”',
      'Deposit: para “Standard CD”, escriba como máximo $50,000',
      '“Standard CD”的Deposit最多为 $50,000',
    ]);
  });

  test('one limit for all, and the author’s own words', () => {
    expect(errorOf({ min: 1000, max: 2500.5 }, '', '999')).toBe('Deposit needs at least $1,000');
    expect(errorOf({ min: 1000, max: 2500.5 }, '', '2501')).toBe('Deposit may be at most $2,500.50');
    expect(errorOf({ min: 1000, max: 2500.5 }, '', '2500.50')).toBeUndefined();
    expect(errorOf({ min: 1000, messages: { min: 'From {min}' } }, '', '1')).toBe('From $1,000');
  });

  const home = { kind: 'currency', name: 'home', label: 'Home value' };
  const owed = { kind: 'currency', name: 'owed', label: 'Mortgage balance', zero: true };
  test.each([
    ['$400,000', '150000', '190000', undefined],
    ['400000', '150,000', '190000.01', 'Loan may be at most $190,000'],
    ['400000.33', '0', '340000.28', undefined],
    ['400000.33', '0', '340000.29', 'Loan may be at most $340,000.28'],
    ['100000', '90000', '1', 'Loan may be at most $0'],
    ['', '150000', '999999', undefined],
    ['400000', '', '999999', undefined],
    ['about 400', '0', '999999', undefined],
  ])('the highest is a part of another amount: %s, %s owed, %s', (value, balance, it, error) => {
    const max = { percent: 85, of: 'home', less: 'owed' };
    const loan = formOf(home, owed, { kind: 'currency', name: 'it', label: 'Loan', max });
    const errors = formErrors(loan, { home: value, owed: balance, it }, formWords.en, { locale: 'en' });
    expect(errors['it']).toBe(error);
  });

  test('a choice that is not shown decides nothing', () => {
    const hidden = formOf(
      { kind: 'text', name: 'first', label: 'First' },
      { ...product, when: { show: { field: 'first', is: ['x'] } } },
      { kind: 'currency', name: 'it', label: 'Deposit', min: { field: 'product', amounts } },
    );
    expect(formErrors(hidden, { product: 'CD', it: '1' }, words)).toEqual({});
    expect(formErrors(hidden, { first: 'x', product: 'CD', it: '1' }, words)).toHaveProperty('it');
  });
});

describe('VAL-07 a password', () => {
  test.each([
    [{ minLength: 8 }, '1234567', 'It needs at least 8 characters'],
    [{ minLength: 8 }, '12345678', undefined],
    [{ minLength: 8 }, 'x'.repeat(3000), undefined],
    [{ minLength: 8, maxLength: 10 }, '12345678901', 'It may have at most 10 characters'],
    [{ minLength: 8 }, '  12345 ', undefined],
  ])('%j %j: %s', (limits, value, error) => expect(said({ kind: 'password', ...limits }, value)).toBe(error));

  test('keeps its blanks when it is sent', () => {
    const form = formOf({ kind: 'password', name: 'p', label: 'P', minLength: 1 });
    expect(sentValues(form, { p: ' a ' })).toEqual({ p: ' a ' });
  });
});

describe('VAL-08 a number', () => {
  test.each([
    [{}, '12', undefined],
    [{}, '1.5', undefined],
    [{}, '1.2.3', 'It needs a number'],
    [{}, '-1', 'It needs a number'],
    [{}, '1e3', 'It needs a number'],
    [{}, '1,5', 'It needs a number'],
    [{}, '5 0', 'It needs a number'],
    [{}, '５０', undefined],
    [{ minLength: 3 }, '12', 'It needs at least 3 digits'],
    [{ maxLength: 2 }, '123', 'It may have at most 2 digits'],
  ])('%j %j: %s', (limits, value, error) => expect(said({ kind: 'number', ...limits }, value)).toBe(error));
});

describe('VAL-12 a field that confirms another', () => {
  const confirming = (kind: object, one: string, two: string) => {
    const form = formOf(
      { name: 'one', label: 'One', ...kind },
      { kind: 'confirm', name: 'two', label: 'Two', of: 'one' },
    );
    return formErrors(form, { one, two }, words)['two'];
  };
  test.each([
    ['VAL-11', { kind: 'email' }, 'a@b.co', 'A@B.CO', undefined],
    ['VAL-11', { kind: 'email' }, 'a@b.co', 'a@c.co', 'Two does not match One'],
    ['VAL-02', { kind: 'zip' }, '04101', '04102', 'Two does not match One'],
    ['VAL-03', { kind: 'phone' }, '207-555-0142', '2075550142', undefined],
    ['VAL-03', { kind: 'phone' }, '207-555-0142', '207-555-0143', 'Two does not match One'],
    ['VAL-03', { kind: 'phone' }, '+1 207 555 0142', '(207) 555-0142', undefined],
    ['VAL-05', { kind: 'ssn' }, '123-45-6789', '123456789', undefined],
    ['VAL-05', { kind: 'ssn' }, '123-45-6789', '123-45-6788', 'Two does not match One'],
    ['VAL-07', { kind: 'password', minLength: 1 }, ' open ', ' open ', undefined],
    ['VAL-07', { kind: 'password', minLength: 1 }, ' open ', 'open', 'Two does not match One'],
    ['VAL-07', { kind: 'password', minLength: 1 }, 'Secret', 'secret', 'Two does not match One'],
    ['VAL-01', { kind: 'text' }, 'x', '', 'Two is Required'],
    ['VAL-01', { kind: 'text' }, '', '', undefined],
  ])('%s %j: %s and %s: %s', (_id, kind, one, two, error) => expect(confirming(kind, one, two)).toBe(error));

  test('says the author’s words', () => {
    const form = formOf(
      { kind: 'email', name: 'one', label: 'One' },
      { kind: 'confirm', name: 'two', label: 'Two', of: 'one', messages: { mismatch: '{name} ≠ {other}' } },
    );
    expect(formErrors(form, { one: 'a@b.co', two: 'x' }, words)).toEqual({ two: 'Two ≠ One' });
  });
});

describe('V11 VAL-13 a date', () => {
  const now = new Date('2026-11-16T17:00:00Z');
  const wrong = 'It needs a day that exists';
  test.each([
    [{}, '2026-02-28', undefined],
    [{}, '2/28/2026', undefined],
    [{}, '2026-02-30', wrong],
    [{}, '13/01/2026', wrong],
    [{}, 'tomorrow', wrong],
    [{}, '２０２６-０２-２８', undefined],
    [{ pastDates: true }, '0026-05-01', 'It needs a year from 1800 to 2199'],
    [{}, '20266-05-01', 'It needs a year from 1800 to 2199'],
    [{}, '5/1/26', 'It needs a year from 1800 to 2199'],
    [{ futureDates: true }, '2026-11-17', undefined],
    [{ futureDates: true }, '2026-11-16', 'It needs a day after today'],
    [{ futureDates: true }, '2020-01-01', 'It needs a day after today'],
    [{ pastDates: true }, '2026-11-15', undefined],
    [{ pastDates: true }, '2026-11-16', 'It needs a day before today'],
    [{ pastDates: true }, '1/1/2099', 'It needs a day before today'],
  ])('%j %j: %s', (limits, value, error) => {
    const form = formOf({ kind: 'date', name: 'it', label: 'It', ...limits });
    expect(formErrors(form, { it: value }, words, { now })['it']).toBe(error);
  });

  test.each([
    ['2008-11-16', undefined],
    ['2008-11-17', 'It: you must be 18 or older'],
    ['2020-05-05', 'It: you must be 18 or older'],
    ['2050-01-01', 'It: you must be 18 or older'],
    ['1906-01-01', undefined],
    ['1850-01-01', 'It needs a year from 1906 to 2008'],
    ['1905-12-31', 'It needs a year from 1906 to 2008'],
    ['20266-05-01', 'It needs a year from 1906 to 2008'],
  ])('of birth, of somebody from 18 to 120: %s', (value, error) => {
    const form = formOf({ kind: 'date', name: 'it', label: 'It', minAge: 18, maxAge: 120 });
    expect(formErrors(form, { it: value }, words, { now })['it']).toBe(error);
  });

  test('of birth on February 29 is that of an adult on March 1', () => {
    const form = formOf({ kind: 'date', name: 'it', label: 'It', minAge: 18 });
    const errorOn = (day: string) =>
      formErrors(form, { it: '2008-02-29' }, words, { now: new Date(`${day}T17:00:00Z`) })['it'];
    expect(errorOn('2026-02-28')).toBe('It: you must be 18 or older');
    expect(errorOn('2026-03-01')).toBeUndefined();
  });

  describe('on which the bank is open', () => {
    const closed = [{ date: '2026-11-26', name: 'Thanksgiving Day' }];
    const open = { futureDates: true, withinDays: 30, weekdays: ['Mo', 'Tu', 'We', 'Th', 'Fr'], closed };
    const errorOf = (value: string, locale: Locale = 'en', limits: object = open) =>
      formErrors(
        formOf({ kind: 'date', name: 'it', label: 'Day', ...limits }),
        { it: value },
        formWords[locale],
        { now, locale },
      )['it'];

    test.each([
      ['2026-11-20', undefined],
      ['2026-11-16', 'Day needs a day after today'],
      ['2026-11-21', 'Day: we are closed that day (Saturday, November 21, 2026). Choose another day.'],
      ['11/22/2026', 'Day: we are closed that day (Sunday, November 22, 2026). Choose another day.'],
      ['2026-11-26', 'Day: we are closed that day (Thanksgiving Day). Choose another day.'],
      ['2026-11-27', undefined],
      ['2026-12-16', undefined],
      ['2026-12-17', 'Day needs a day up to December 16, 2026'],
      ['2036-05-05', 'Day needs a day up to December 16, 2026'],
    ])('%s: %s', (value, error) => expect(errorOf(value)).toBe(error));

    test('says so in the language of the page', () => {
      expect([errorOf('2026-11-22', 'es'), errorOf('2026-12-17', 'es')]).toEqual([
        'Day: ese día no atendemos (domingo, 22 de noviembre de 2026). Elija otro día.',
        'Day: elija un día hasta el 16 de diciembre de 2026',
      ]);
      expect([errorOf('2026-11-22', 'zh'), errorOf('2026-12-17', 'zh')]).toEqual([
        'Day：当天（2026年11月22日星期日）不营业，请选择其他日期',
        'Day最晚为 2026年12月16日',
      ]);
    });

    test('narrows to the days of a chosen person, and to none of others', () => {
      const form = formOf(
        {
          kind: 'radioGroup',
          name: 'banker',
          label: 'Banker',
          options: [
            { value: 'any', label: 'Any' },
            { value: 'walter', label: 'Walter' },
          ],
        },
        {
          kind: 'date',
          name: 'it',
          label: 'Day',
          ...open,
          weekdaysFor: { field: 'banker', weekdays: { walter: ['Tu', 'We'] } },
        },
      );
      const errorFor = (banker: string, it: string, locale: Locale = 'en') =>
        formErrors(form, { banker, it }, formWords[locale], { now, locale })['it'];
      expect(errorFor('walter', '2026-11-24')).toBeUndefined();
      expect(errorFor('walter', '2026-11-23')).toBe(
        'Day: Walter works on Tuesday and Wednesday. Choose one of these days.',
      );
      expect(errorFor('walter', '2026-11-23', 'zh')).toBe(
        'Day：Walter的工作日为星期二和星期三，请选择其中一天',
      );
      expect([errorFor('any', '2026-11-23'), errorFor('', '2026-11-23')]).toEqual([undefined, undefined]);
      expect(errorFor('any', '2026-11-21')).toContain('closed that day');
      expect(errorFor('constructor', '2026-11-23')).toBeUndefined();
    });

    test('takes any day if the author names no days', () => {
      expect(errorOf('2026-11-22', 'en', {})).toBeUndefined();
      expect(errorOf('2199-01-01', 'en', { futureDates: true })).toBeUndefined();
    });
  });

  test('is compared with the bank’s day, wherever the program runs', () => {
    const form = formOf({ kind: 'date', name: 'it', label: 'It', futureDates: true });
    const evening = new Date('2026-11-17T02:00:00Z');
    expect(formErrors(form, { it: '2026-11-17' }, words, { now: evening })).toEqual({});
  });

  test('is compared with the day of the time zone that the site names', () => {
    const form = formOf({ kind: 'date', name: 'it', label: 'It', futureDates: true });
    const evening = new Date('2026-11-17T06:00:00Z');
    expect(formErrors(form, { it: '2026-11-17' }, words, { now: evening })).toHaveProperty('it');
    expect(
      formErrors(form, { it: '2026-11-17' }, words, { now: evening, timeZone: 'Pacific/Honolulu' }),
    ).toEqual({});
  });
});

describe('V9 VAL-14 a rule for characters', () => {
  test.each([
    ['alphbetsOnly', 'José', undefined],
    ['alphbetsOnly', 'Ann Lee', 'It may have only letters'],
    ['alphaNumericwithSpace', 'Route 66', undefined],
    ['alphaNumericwithSpace', 'Route-66', 'It may have only letters, digits and spaces'],
    ['alphawithSpace', 'Ann Lee', undefined],
    ['alphawithSpace', 'Ann 2', 'It may have only letters and spaces'],
    ['alphawithSpace', 'Jose\u0301 काव्या', undefined],
    ['alphbetsOnly', 'क्\u200dष', undefined],
    ['alphaNumericwithSpace', 'काव्या 2', undefined],
  ])('%s of %j: %s', (rule, value, error) => expect(said({ kind: 'text', rule }, value)).toBe(error));

  test('puts the title before the author’s message', () => {
    const field = { kind: 'text', rule: 'alphbetsOnly', messages: { format: 'takes letters' } };
    expect(said(field, '1')).toBe('It takes letters');
    expect(said({ ...field, messages: { format: 'Only letters in {name}' } }, '1')).toBe(
      'Only letters in It',
    );
  });
});

describe('VAL-15 the generic rule', () => {
  test.each([
    ['x'.repeat(19), 'It needs at least 20 characters'],
    ['x'.repeat(20), undefined],
    ['x'.repeat(200), undefined],
    ['x'.repeat(201), 'It may have at most 200 characters'],
  ])('takes 20 to 200 characters', (value, error) =>
    expect(said({ kind: 'text', rule: 'generic' }, value)).toBe(error),
  );
  test('gives way to the field’s own limits', () =>
    expect(said({ kind: 'textarea', rule: 'generic', minLength: 2 }, 'ab')).toBeUndefined());
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

describe('VAL-11 an email address', () => {
  const wrong = words.errorEmail.replace('{name}', 'It');
  test.each([
    'a@b.co',
    'first.last+tag@mail.example.com',
    "o'neil@example.museum",
    'josé@correo.españa',
    'x_1@a-b.io',
    'काव्या@उदाहरण.भारत',
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
      when: { show: { field: 'job', is: ['other'] } },
    },
    {
      kind: 'text',
      name: 'more',
      label: 'More',
      required: true,
      when: { show: { field: 'other', is: ['yes'] } },
    },
    { kind: 'text', name: 'why', label: 'Why', when: { require: { field: 'job', is: ['other', 'none'] } } },
    { kind: 'hidden', name: 'source', value: 'web' },
  );
  const names = (values: Record<string, string>) => visibleFields(form, values).map(({ name }) => name);

  test('never blocks while it is hidden, though it confirms another', () => {
    const show = { field: 'email', is: ['a@b.co'] };
    const one = formOf(
      { kind: 'email', name: 'email', label: 'Email' },
      { kind: 'confirm', name: 'again', label: 'Again', of: 'email', when: { show } },
    );
    expect(formErrors(one, { email: 'c@d.co' }, words)).toEqual({});
    expect(formErrors(one, { email: 'a@b.co' }, words)).toEqual({ again: 'Again is Required' });
  });

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

const choices = {
  options: [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
  ],
};

/**
 * A value that each kind of field rejects, with the properties that it needs for that. Some kinds only reject unknown
 * choices.
 */
const refused: Readonly<Record<VisibleField['kind'], { readonly value: string; readonly more?: object }>> = {
  text: { value: 'xx', more: { maxLength: 1 } },
  textarea: { value: 'x', more: { minLength: 2 } },
  email: { value: 'x' },
  phone: { value: 'x' },
  japanesePhone: { value: '1' },
  zip: { value: 'x' },
  ssn: { value: '000-12-3456' },
  itin: { value: '123' },
  taxId: { value: '1' },
  currency: { value: '0' },
  number: { value: 'x' },
  password: { value: 'x', more: { minLength: 2 } },
  date: { value: '2026-02-30' },
  select: { value: 'none-of-them', more: choices },
  radioGroup: { value: 'none-of-them', more: choices },
  checkboxGroup: { value: 'a,none-of-them', more: choices },
  checkbox: { value: 'perhaps' },
  consent: { value: 'perhaps', more: { text: 'You may.' } },
  confirm: { value: 'another', more: { of: 'first' } },
  country: { value: 'none-of-them' },
  state: { value: 'none-of-them' },
  province: { value: 'none-of-them' },
  branch: { value: 'x'.repeat(121) },
};

describe.each(Object.entries(refused))('VAL-16 a field of kind %s', (kind, { value, more }) => {
  const form = formOf(
    { kind: 'text', name: 'first', label: 'First' },
    { kind, name: 'it', label: 'It', required: true, ...more },
  );
  const texts = (answer: string) =>
    locales.map((locale) => formErrors(form, { first: 'one', it: answer }, formWords[locale])['it'] ?? '');

  test.each([
    ['is missing', ''],
    ['is wrong', value],
  ])('that %s says so in each language', (_title, answer) => {
    const shown = texts(answer);
    expect(new Set(shown).size).toBe(locales.length);
    for (const text of shown) expect(text).not.toMatch(/^$|[{}]|^error/);
  });
});

describe('hidden fields', () => {
  const form = formOf(
    { kind: 'text', name: 'a', label: 'A' },
    { kind: 'hidden', name: 'fixed', value: 'author' },
    { kind: 'hidden', name: 'found', from: { query: 'x' }, value: 'none' },
    { kind: 'hidden', name: ':redirect', value: '/thanks.html' },
  );
  test('FORM-16 have the author’s value, or what the browser found', () => {
    const sent = sentValues(form, { fixed: 'forged', found: 'seen' });
    expect(sent).toEqual({ fixed: 'author', found: 'seen', ':redirect': '/thanks.html' });
    expect(sentValues(form, {})['found']).toBe('none');
    expect(sentValues(form, { found: 'x'.repeat(5000) })['found']).toHaveLength(2000);
  });

  test('PAGE-06 named redirect lead on, after the form’s own', () => {
    expect(redirectOf(form)).toBe('/thanks.html');
    expect(redirectOf({ ...form, redirect: '/own.html' })).toBe('/own.html');
    expect(redirectOf(formOf({ kind: 'text', name: 'a', label: 'A' }))).toBeUndefined();
  });

  test('PAGE-06 one without a value gives way to the other', () => {
    const empty = { kind: 'hidden', name: 'redirect', from: { query: 'x' } };
    const other = { kind: 'hidden', name: ':redirect', value: '/thanks.html' };
    expect(redirectOf(formOf(empty, other))).toBe('/thanks.html');
  });
});

test.each([
  ['en', 'What is it for?', '“What is it for?” is Required'],
  ['es', '¿Para qué es?', '«¿Para qué es?»: este dato es obligatorio'],
  ['zh', '用途是什么？', '“用途是什么？”一项为必填项'],
] as const)('VAL-01 a label that is a question stands in quotation marks: %s', (locale, label, message) => {
  const form = formOf({ kind: 'text', name: 'a', label, required: true });
  expect(formErrors(form, {}, formWords[locale])).toEqual({ a: message });
});

test('a form’s own words take the place of the site’s', () => {
  const form = {
    ...formOf({ kind: 'text', name: 'a', label: 'A', required: true }),
    words: { errorRequired: 'We need {name}' },
  };
  expect(formErrors(form, {}, words)).toEqual({ a: 'We need A' });
});
