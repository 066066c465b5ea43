import { describe, expect, test } from 'vitest';
import { application, japan, merchant, regions } from '#sections/Form/Form.examples.ts';
import { formWords } from '#words/forms.ts';
import { applyConditions, decidingFields } from './applyConditions.ts';
import { formDefinition } from '#forms/definition/formDefinition.ts';
import { withPlaces } from '#forms/definition/places.ts';
import { quotedChoice } from './quotedChoice.ts';
import { formOf } from '#tests/forms/formOf.ts';
import { formErrors, sentValues, visibleFields } from './rules.ts';

const read = (example: { form: unknown }) => withPlaces(formDefinition().parse(example.form), 'en');

type Form = ReturnType<typeof read>;
const shown = (one: Form, values: Record<string, string>) =>
  visibleFields(one, values).map(({ name }) => name);
const wrong = (one: Form, values: Record<string, string>) =>
  Object.keys(formErrors(one, values, formWords.en));

describe('COND-01 the country', () => {
  test.each([
    ['US', ['country', 'state']],
    ['CA', ['country', 'province']],
    ['JP', ['country']],
    ['', ['country']],
  ])('%j shows %j', (country, names) => expect(shown(read(regions), { country })).toEqual(names));

  test('takes the codes of its list only', () => {
    expect(wrong(read(regions), { country: 'US', state: 'ME' })).toEqual([]);
    expect(wrong(read(regions), { country: 'US', state: 'ON' })).toEqual(['state']);
    expect(wrong(read(regions), { country: 'XX' })).toEqual(['country']);
  });

  test('has names in the language of the page', () => {
    const names = (['en', 'es', 'zh'] as const).map((locale) => {
      const [country] = withPlaces(formOf({ kind: 'country', name: 'c', label: 'C' }), locale).fields;
      return country && 'options' in country ? country.options?.[0]?.label : undefined;
    });
    expect(names).toEqual(['United States', 'Estados Unidos', '美国']);
  });
});

test('COND-02 FORM-11 the job title “other” reveals and requires another field', () => {
  const one = read(application);
  expect(shown(one, { JobTitle: 'owner' })).not.toContain('jobTitleOther');
  expect(wrong(one, { JobTitle: 'owner' })).toEqual([]);
  expect(wrong(one, { JobTitle: 'other' })).toEqual(['jobTitleOther']);
});

test.each([
  ['FTEMP', ['employerName', 'startDate']],
  ['PTEMP', ['employerName', 'startDate']],
  ['SELF', ['employerName', 'startDate']],
  ['RETIRED', []],
])('COND-03 employment status %s requires %j', (employmentStatus, names) =>
  expect(wrong(read(application), { JobTitle: 'owner', employmentStatus })).toEqual(names),
);

test('COND-04 another source of income requires its description', () => {
  expect(wrong(read(application), { JobTitle: 'owner', incomeSource: 'OTHR' })).toEqual([
    'incomeDescription',
  ]);
  expect(wrong(read(application), { JobTitle: 'owner', incomeSource: 'SALARY' })).toEqual([]);
});

test('COND-05 W-8BEN requires the tax number and the permanent address', () => {
  expect(wrong(read(application), { JobTitle: 'owner', w8ben: 'Yes' })).toEqual([
    'taxIdNumber',
    'permanentCountry',
    'permanentStreet',
    'permanentCity',
    'permanentPostalCode',
  ]);
  expect(wrong(read(application), { JobTitle: 'owner', w8ben: 'No' })).toEqual([]);
});

test.each([
  ['new', ['customerType', 'zipCode', 'industry'], ['zipCode', 'industry']],
  ['whitepaper', ['customerType', 'zipCode', 'industry'], ['zipCode', 'industry']],
  ['integrated', ['customerType', 'zipCode'], ['zipCode']],
  ['existing', ['customerType', 'merchantId'], []],
])('COND-07 FORM-17 customer type %s shows %j and requires %j', (customerType, names, required) => {
  expect(shown(read(merchant), { customerType })).toEqual(names);
  expect(wrong(read(merchant), { customerType })).toEqual(required);
});

test.each([
  ['us', ['UsNumber']],
  ['nonus', ['NonUsNumber']],
  ['japan', ['NonUsNumber']],
  ['both', ['UsNumber', 'NonUsNumber']],
  ['', []],
])('COND-08 FORM-15 telephone type %j shows %j', (japanesePhoneType, names) =>
  expect(
    shown(read(japan), { japanesePhoneType }).filter(
      (name) => name.endsWith('Number') && name !== 'japaneseSsnNumber',
    ),
  ).toEqual(names),
);

describe('COND-09 FORM-15 the tax type', () => {
  const one = read(japan);
  const disclaimer = (values: Record<string, string>) =>
    applyConditions(one, values).find(({ field }) => field.name === 'japaneseDisclaimer');

  test('ssn shows the SSN and leaves the disclaimer to the visitor', () => {
    const values = { japaneseTaxType: 'ssn', japaneseDisclaimer: 'yes' };
    expect(shown(one, values)).toContain('japaneseSsnNumber');
    expect(disclaimer(values)).toMatchObject({ isDisabled: false, isForced: false, value: 'yes' });
    expect(shown(one, values)).toContain('japaneseTaxPayerInfo');
  });

  test.each(['none', ''])('%j forces the disclaimer to no and hides the tax payer', (japaneseTaxType) => {
    const values = {
      japaneseTaxType,
      japaneseDisclaimer: 'yes',
      japaneseSsnNumber: '123456789',
      japaneseTaxPayerInfo: 'Ana',
    };
    expect(shown(one, values)).not.toContain('japaneseSsnNumber');
    expect(disclaimer(values)).toMatchObject({ isDisabled: true, isForced: true, value: 'no' });
    expect(shown(one, values)).not.toContain('japaneseTaxPayerInfo');
    expect(sentValues(one, values)).toEqual(
      japaneseTaxType === '' ? { japaneseDisclaimer: 'no' } : { japaneseTaxType, japaneseDisclaimer: 'no' },
    );
  });
});

describe('COND-06 conditions', () => {
  const text = (name: string, when?: object) => ({ kind: 'text', name, label: name, required: true, when });

  test('may stand before the field that decides, and pass on through several fields', () => {
    const one = formOf(
      text('c', { show: { field: 'b', is: ['x'] } }),
      text('b', { show: { field: 'a', is: ['x'] } }),
      text('a'),
    );
    expect(shown(one, { a: 'x', b: 'x', c: 'x' })).toEqual(['c', 'b', 'a']);
    expect(shown(one, { a: '', b: 'x', c: 'x' })).toEqual(['a']);
  });

  test('in a list must all hold', () => {
    const one = formOf(
      text('a'),
      text('b'),
      text('c', {
        show: [
          { field: 'a', is: ['1'] },
          { field: 'b', isNot: ['1', ''] },
        ],
      }),
    );
    expect(shown(one, { a: '1', b: '2' })).toContain('c');
    expect(shown(one, { a: '1', b: '1' })).not.toContain('c');
    expect(shown(one, { a: '1', b: '' })).not.toContain('c');
  });

  test('of a group count for all of its fields', () => {
    const one = formOf(text('a'), {
      kind: 'group',
      label: 'G',
      when: { show: { field: 'a', is: ['1'] } },
      fields: [text('b')],
    });
    expect(shown(one, { a: '1' })).toEqual(['a', 'b']);
    expect(wrong(one, { a: '2', b: '' })).toEqual([]);
    expect(sentValues(one, { a: '2', b: 'left over' })).toEqual({ a: '2' });
  });

  test('that disable a field leave it unchecked and unsent', () => {
    const one = formOf(text('a'), text('b', { disable: { field: 'a', is: ['1'] } }));
    expect(wrong(one, { a: '1' })).toEqual([]);
    expect(sentValues(one, { a: '1', b: 'x' })).toEqual({ a: '1' });
    expect(wrong(one, { a: '2' })).toEqual(['b']);
  });

  test('that disable a group leave all of its fields unchecked and unsent, but for those that they set', () => {
    const one = formOf(text('a'), {
      kind: 'group',
      label: 'G',
      when: { disable: { field: 'a', is: ['1'] } },
      fields: [text('b'), text('c', { force: { if: { field: 'a', is: ['1'] }, value: 'set' } })],
    });
    expect(wrong(one, { a: '1' })).toEqual([]);
    expect(sentValues(one, { a: '1', b: 'x', c: 'y' })).toEqual({ a: '1', c: 'set' });
    expect(wrong(one, { a: '2' })).toEqual(['b', 'c']);
    expect(sentValues(one, { a: '2', b: 'x', c: 'y' })).toEqual({ a: '2', b: 'x', c: 'y' });
  });

  test('that disable a field leave no answer for other fields and for quotes, the same as when it is hidden', () => {
    const off = { field: 'account', is: [''] };
    for (const when of [{ show: { field: 'account', isNot: [''] } }, { disable: off }]) {
      const one = formOf(
        { kind: 'checkbox', name: 'account', label: 'Account' },
        { kind: 'checkbox', name: 'autopay', label: 'Automatic payments', when },
        text('day', { show: { field: 'autopay', is: ['yes'] } }),
        { kind: 'currency', name: 'amount', label: 'Amount' },
      );
      const quote = {
        product: 'amount',
        rates: { 100: 'loans.LOAN.autoAdjustment=true' },
        parameters: { checkboxSelected: 'autopay' },
      } as const;
      const parametersOf = (values: Record<string, string>) =>
        quotedChoice(one, quote, { amount: '100', ...values });
      expect(shown(one, { account: 'yes', autopay: 'yes' })).toContain('day');
      expect(parametersOf({ account: 'yes', autopay: 'yes' })).toMatchObject({
        parameters: { checkboxSelected: 'true' },
      });
      expect(shown(one, { autopay: 'yes' })).not.toContain('day');
      expect(sentValues(one, { autopay: 'yes', day: '1' })).toEqual({});
      expect(parametersOf({ autopay: 'yes' })).not.toHaveProperty('parameters');
    }
  });

  test('of a product that consists of two answers leave only what is shown', () => {
    const one = formOf(text('purpose'), text('loan', { show: { field: 'purpose', isNot: ['cash'] } }));
    const quote = { product: ['purpose', 'loan'], rates: { 'buy.FIX15': 'mortgage-purchase.FIX15' } };
    const of = (values: Record<string, string>) => quotedChoice(one, quote, values);
    expect(of({ purpose: 'buy', loan: 'FIX15' })).toMatchObject({ rate: 'mortgage-purchase.FIX15' });
    expect(of({ purpose: 'buy' })).toBe('incomplete');
    expect(of({ purpose: 'cash', loan: 'FIX15' })).toBe('unquoted');
  });

  test('that set a field replace what was entered, and what they set is checked; not while it is hidden', () => {
    const one = formOf(text('a'), {
      ...text('b', {
        show: { field: 'a', isNot: ['hidden'] },
        force: { if: { field: 'a', is: ['1', 'hidden'] }, value: 'long' },
      }),
      maxLength: 3,
    });
    const b = (values: Record<string, string>) =>
      applyConditions(one, values).find(({ field }) => field.name === 'b');
    expect(b({ a: '1', b: 'own' })).toMatchObject({ isForced: true, isDisabled: false, value: 'long' });
    expect(wrong(one, { a: '1', b: 'own' })).toEqual(['b']);
    expect(b({ a: '2', b: 'own' })).toMatchObject({ isForced: false, value: 'own' });
    expect(b({ a: 'hidden', b: 'own' })).toMatchObject({ isForced: false, isShown: false, value: '' });
  });

  test('require a field only while it is shown and enabled', () => {
    const required = (when: object, a: string) =>
      applyConditions(formOf(text('a'), { ...text('b', when), required: false }), { a }).find(
        ({ field }) => field.name === 'b',
      )?.isRequired;
    const require = { field: 'a', is: ['1', '2'] };
    expect([required({ require }, '1'), required({ require }, '3'), required({}, '1')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(required({ require, disable: { field: 'a', is: ['2'] } }, '2')).toBe(false);
    expect(required({ require, show: { field: 'a', is: ['1'] } }, '2')).toBe(false);
  });

  test('name all fields that they depend on', () => {
    const on = (field: string) => ({ field, is: ['1'] });
    const one = formOf(
      text('a', { show: on('show'), require: on('require'), disable: on('disable') }),
      text('b', { force: { if: [on('force'), on('also')], value: 'x' } }),
      {
        kind: 'group',
        label: 'G',
        when: { show: on('groupShow'), disable: on('groupDisable') },
        fields: [text('c')],
      },
    );
    expect(decidingFields(one).toSorted()).toEqual(
      ['show', 'require', 'disable', 'force', 'also', 'groupShow', 'groupDisable'].toSorted(),
    );
  });

  test('that wait for each other end', () => {
    const one = formOf(
      text('a', { show: { field: 'b', is: ['x'] } }),
      text('b', { show: { field: 'a', is: ['x'] } }),
    );
    expect(() => visibleFields(one, { a: 'x', b: 'x' })).not.toThrow();
  });

  test('know one box of several, and an author’s hidden value', () => {
    const options = [
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B' },
    ];
    const one = formOf(
      { kind: 'checkboxGroup', name: 'boxes', label: 'Boxes', options },
      { kind: 'hidden', name: 'type', value: 'lead' },
      text('b', { show: { field: 'boxes', is: ['b'] } }),
      text('lead', { show: { field: 'type', is: ['lead'] } }),
    );
    expect(shown(one, { boxes: 'a,b', type: 'forged' })).toEqual(['boxes', 'b', 'lead']);
    expect(shown(one, { boxes: 'a' })).toEqual(['boxes', 'lead']);
  });

  test('that exclude a box do not hold once it is ticked, whatever else is', () => {
    const options = [
      { value: 'a', label: 'A' },
      { value: 'none', label: 'None' },
    ];
    const one = formOf(
      { kind: 'checkboxGroup', name: 'boxes', label: 'Boxes', options },
      text('why', { show: { field: 'boxes', isNot: ['none'] } }),
    );
    expect(shown(one, { boxes: 'a' })).toEqual(['boxes', 'why']);
    expect(shown(one, { boxes: 'a,none' })).toEqual(['boxes']);
  });
});
