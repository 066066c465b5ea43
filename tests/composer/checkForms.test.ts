import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { linesWith, problemsWith } from './fixtures/checked.ts';
import { soundPage } from './fixtures/siteFolder.ts';
import { exampleSite } from '#composer/problems/problemExample.ts';
import { mayRepeat } from '#composer/server/http/confirmedForm.ts';
import { sensitiveKinds } from '#composer/server/services/leads/formHandlers.ts';

const select = {
  kind: 'select',
  name: 'topic',
  label: 'Topic',
  options: [
    { value: 'cards', label: 'Cards' },
    { value: 'loans', label: 'Loans' },
  ],
};
const text = { kind: 'text', name: 'message', label: 'Message' };

function formPage(form: Readonly<Record<string, unknown>>, title = 'Write to our bankers') {
  const whole = {
    formId: 'contact',
    fields: [text],
    submit: 'Send',
    success: { heading: 'Thank you' },
    successPage: '/',
    errorPage: '/contact.error.html',
    ...form,
  };
  return soundPage(title, {
    sections: [
      { component: 'Banner', props: { heading: 'Hi' } },
      { component: 'Inquiry', props: { form: whole } },
    ],
  });
}

const errorPage = { 'contact.error.json': soundPage('Something went wrong', { noindex: true }) };
const lines = (form: Readonly<Record<string, unknown>>) =>
  problemsWith({ ...errorPage, 'contact.json': formPage(form) }).map(
    ({ pointer, message }) => `${pointer.replace('/sections/1/props/form', '')} ${message}`,
  );

describe('COND-06 Conditions in forms', () => {
  test('A form whose conditions name fields and choices that exist is right', () => {
    const shown = { ...text, when: { show: { field: 'topic', is: ['cards'] } } };
    expect(lines({ fields: [select, shown] })).toEqual([]);
  });

  test('A condition on a field that does not exist names the nearest', () => {
    const shown = { ...text, when: { show: { field: 'topik', is: ['cards'] } } };
    expect(lines({ fields: [select, shown] })).toEqual([
      '/fields/1/when/show/field This form has no field “topik”. Did you mean “topic”?',
    ]);
  });

  test('A condition that can never hold names the choices', () => {
    const required = { ...text, when: { require: { field: 'topic', is: ['loans', 'card'] } } };
    expect(lines({ fields: [select, required] })).toEqual([
      '/fields/1/when/require/is/1 “topic” is never "card"; its choices are "cards" or "loans". Did you mean “cards”?',
    ]);
  });

  test('Fields that wait for each other are both named', () => {
    const one = { ...text, name: 'one', when: { show: { field: 'two', is: ['x'] } } };
    const two = { ...text, name: 'two', when: { show: { field: 'one', is: ['x'] } } };
    expect(lines({ fields: [one, two] })).toEqual([
      '/fields/0 This field would never show, because these fields depend on each other: one → two → one.',
      '/fields/1 This field would never show, because these fields depend on each other: two → one → two.',
    ]);
  });
});

test('VAL-10 A state names the field with the zip code of its address', () => {
  const zip = { kind: 'zip', name: 'zipCode', label: 'Zip code' };
  const state = { kind: 'state', name: 'state', label: 'State' };
  expect(lines({ fields: [zip, { ...state, zip: 'zipCode' }] })).toEqual([]);
  expect(lines({ fields: [zip, { ...state, zip: 'zipcode' }] })).toEqual([
    '/fields/1/zip This form has no field “zipcode”. Did you mean “zipCode”?',
  ]);
});

describe('VAL-06 Limits of an amount', () => {
  const amount = (limits: object) => ({ kind: 'currency', name: 'amount', label: 'Deposit', ...limits });
  const by = (field: string, amounts: object) => ({ field, amounts });

  test('Limits by the choices of a field that exists are right', () => {
    const right = amount({ min: by('topic', { cards: 25, loans: 1000 }), max: by('topic', { loans: 5000 }) });
    expect(lines({ fields: [select, right] })).toEqual([]);
    expect(lines({ fields: [amount({ min: 25, max: 25 })] })).toEqual([]);
  });

  test('A field or a choice that does not exist names the nearest', () => {
    expect(lines({ fields: [select, amount({ min: by('topik', { cards: 25 }) })] })).toEqual([
      '/fields/1/min/field This form has no field “topik”. Did you mean “topic”?',
    ]);
    expect(lines({ fields: [select, amount({ max: by('topic', { card: 25 }) })] })).toEqual([
      '/fields/1/max/amounts/card “topic” is never "card"; its choices are "cards" or "loans". Did you mean “cards”?',
    ]);
  });

  test('A field without choices cannot decide', () => {
    expect(lines({ fields: [text, amount({ min: by('message', { cards: 25 }) })] })).toEqual([
      '/fields/1/min/field “message” has no choices, so that no amount can depend on one.',
    ]);
    const hidden = { kind: 'hidden', name: 'topic', value: 'cards' };
    expect(lines({ fields: [hidden, amount({ min: by('topic', { cards: 25 }) })] })).toEqual([
      '/fields/1/min/field “topic” has no choices, so that no amount can depend on one.',
    ]);
  });

  test('A lowest amount above the highest, for all or for one choice', () => {
    const never = (least: number, most: number) =>
      `No value of “amount” can be valid: it must be at least ${least} and at most ${most}.`;
    expect(lines({ fields: [amount({ min: 5, max: 4 })] })).toEqual([`/fields/0/max ${never(5, 4)}`]);
    const one = amount({ min: 30, max: by('topic', { cards: 40, loans: 20 }) });
    expect(lines({ fields: [select, one] })).toEqual([`/fields/1/max ${never(30, 20)}`]);
  });

  test('An amount that is not above zero is refused', () => {
    expect(lines({ fields: [amount({ min: 0 })] })).toHaveLength(1);
    expect(lines({ fields: [select, amount({ min: by('topic', { cards: -1 }) })] })).toHaveLength(1);
  });
});

describe('RATE-15 A quote', () => {
  const amount = { kind: 'currency', name: 'amount', label: 'Deposit' };
  const zip = { kind: 'zip', name: 'zipCode', label: 'Zip code' };
  const quoted = (quote: object) => ({
    fields: [
      select,
      amount,
      {
        kind: 'group',
        label: 'You',
        fields: [zip],
        quote: {
          product: 'topic',
          rates: { cards: 'deposits.TU' },
          amount: 'amount',
          zipCode: 'zipCode',
          ...quote,
        },
      },
    ],
  });

  test('of fields and choices that exist is right', () => {
    expect(lines(quoted({}))).toEqual([]);
    expect(lines(quoted({ rates: { cards: 'cd.CD99' }, terms: ['topic'] }))).toEqual([]);
    expect(lines(quoted({ rates: { cards: 'cards.HARBOR1' }, amount: undefined }))).toEqual([]);
    const loan = { rates: { cards: 'loans.LOAN.autoAdjustment=true' }, terms: ['topic'] };
    expect(lines(quoted({ ...loan, parameters: { creditScore: 'topic' } }))).toEqual([]);
    expect(lines(quoted({ ...loan, rates: { cards: 'loans.LOAN.creditScore=760' } }))).toEqual([]);
    const several = { product: ['topic', 'topic'], rates: { 'cards.loans': 'deposits.TU' } };
    expect(lines(quoted(several))).toEqual([]);
  });

  test.each([
    [{ amount: 'amuont' }, '/fields/2/quote/amount This form has no field “amuont”. Did you mean “amount”?'],
    [
      { rates: { card: 'deposits.TU' } },
      '/fields/2/quote/rates/card “topic” is never "card"; its choices are "cards" or "loans". Did you mean “cards”?',
    ],
    [
      { product: ['topic', 'topci'], rates: { 'cards.loans': 'deposits.TU' } },
      '/fields/2/quote/product/1 This form has no field “topci”. Did you mean “topic”?',
    ],
    [
      { product: ['topic', 'topic'], rates: { 'cards.loan': 'deposits.TU' } },
      '/fields/2/quote/rates/cards.loan “topic” is never "loan"; its choices are "cards" or "loans". Did you mean “loans”?',
    ],
    [
      { zipCode: 'amount' },
      '/fields/2/quote/zipCode “amount” is of the kind currency; the “zipCode” of a quote is of the kind zip.',
    ],
    [
      { terms: ['amount'] },
      '/fields/2/quote/terms/0 “amount” is of the kind currency; the “terms” of a quote is of the kind select or radioGroup.',
    ],
    [
      { rates: { cards: 'cd.CD99' } },
      '/fields/2/quote/rates/cards The rate cd.CD99 depends on “terms”, but the quote names no field for it.',
    ],
    [
      { rates: { cards: 'mortgage-purchase.FIX30' } },
      '/fields/2/quote/rates/cards The rate mortgage-purchase.FIX30 depends on “state”, but the quote names no field for it.',
    ],
    [
      { rates: { cards: 'loans.LOAN' }, terms: ['topic'] },
      '/fields/2/quote/rates/cards The rate loans.LOAN depends on “creditScore”, but the quote names no field for it.',
    ],
    [
      { parameters: { creditScore: 'amount' } },
      '/fields/2/quote/parameters/creditScore “amount” is of the kind currency; the “creditScore” of a quote is of the kind select, radioGroup or checkbox.',
    ],
    [
      { parameters: { creditScore: 'topics' } },
      '/fields/2/quote/parameters/creditScore This form has no field “topics”. Did you mean “topic”?',
    ],
    [
      { rates: { cards: 'personal-line.PLOC' }, amount: undefined },
      '/fields/2/quote/rates/cards The rate personal-line.PLOC depends on “amount”, but the quote names no field for it.',
    ],
  ])('%j names what is wrong', (quote, line) => expect(lines(quoted(quote))).toEqual([line]));

  test.each(['cd', 'cd.CD99.12.apy', 'loans.LOAN.score=760', 'home-equity.HELOC'])(
    'of %s says what is expected',
    (rate) => {
      const [line] = lines(quoted({ rates: { cards: rate } }));
      expect(line).toContain('Expected a product such as cd.CD99');
    },
  );
});

describe('VAL-13 Days without the holidays of branches', () => {
  const now = () => new Date('2026-11-21T17:00:00Z');
  const day = { kind: 'date', name: 'visit', label: 'Day', closed: 'holidays' };
  const holiday = (date: string, more: object = {}) => ({
    date,
    name: { en: 'A', es: 'B', zh: 'C' },
    ...more,
  });
  const withDays = (...branchHolidays: object[]) => {
    const site = exampleSite({ branchHolidays });
    const files = { ...errorPage, 'site.json': site, 'contact.json': formPage({ fields: [text, day] }) };
    return problemsWith(files, { now }).map(({ code, pointer, hint }) => [code, pointer, hint]);
  };
  const at = '/sections/1/props/form/fields/1/closed';

  test('need holidays on which branches are closed', () => {
    const missing = ['holidays-missing', at, expect.stringContaining('"branchHolidays" in site.json')];
    expect(withDays()).toEqual([missing]);
    expect(withDays(holiday('2027-12-24', { hours: '09:00-12:00' }))).toEqual([missing]);
  });

  test('need holidays for more than 90 days', () => {
    const ends = ['holidays-end', at, expect.stringContaining('"branchHolidays" in site.json')];
    expect(withDays(holiday('2020-12-25'))).toEqual([ends]);
    expect(withDays(holiday('2026-12-25'), holiday('2027-02-19'))).toEqual([ends]);
    expect(withDays(holiday('2027-02-20'), holiday('2026-12-25'))).toEqual([]);
  });
});

describe('COND-06 Conditions that contradict', () => {
  const is = (field: string, ...values: string[]) => ({ field, is: values });
  const never = 'no value of “topic” meets all conditions.';

  test('A list of conditions that cannot all hold', () => {
    const shown = { ...text, when: { show: [is('topic', 'cards'), is('topic', 'loans')] } };
    expect(lines({ fields: [select, shown] })).toEqual([
      `/fields/1/when/show/1 This field would never show: ${never}`,
    ]);
  });

  test('A condition that refuses every choice', () => {
    const shown = { ...text, when: { show: { field: 'topic', isNot: ['cards', 'loans', ''] } } };
    expect(lines({ fields: [select, shown] })).toEqual([
      `/fields/1/when/show This field would never show: ${never}`,
    ]);
  });

  test('A field that waits for one that is hidden just then', () => {
    const one = { ...text, name: 'one', when: { show: is('topic', 'cards') } };
    const two = { ...text, name: 'two', when: { show: [is('one', 'x'), is('topic', 'loans')] } };
    expect(lines({ fields: [select, one, two] })).toEqual([
      `/fields/2/when/show/1 This field would never show: ${never}`,
    ]);
  });

  test('A field in a group that shows when the field does not', () => {
    const inner = { ...text, when: { show: is('topic', 'loans') } };
    const group = { kind: 'group', label: 'More', when: { show: is('topic', 'cards') }, fields: [inner] };
    expect(lines({ fields: [select, group] })).toEqual([
      `/fields/1/fields/0/when/show This field would never show: ${never}`,
    ]);
  });

  test('What is required, disabled or forced only where the field is hidden', () => {
    const loans = is('topic', 'loans');
    const when = { show: is('topic', 'cards'), require: loans, force: { if: loans, value: 'x' } };
    expect(lines({ fields: [select, { ...text, when }] })).toEqual([
      `/fields/1/when/require This would never be required: ${never}`,
      `/fields/1/when/force/if This value would never be set: ${never}`,
    ]);
  });

  test('A field that is required and disabled at once', () => {
    const when = { require: is('topic', 'cards'), disable: is('topic', 'cards') };
    expect(lines({ fields: [select, { ...text, when }] })).toEqual([
      '/fields/1/when/require This would never be required: the same condition disables the field, so nobody could fill it in.',
    ]);
  });

  test('A forced value that is no choice of the field', () => {
    const forced = { ...select, name: 'other', when: { force: { if: is('topic', 'cards'), value: 'loan' } } };
    expect(lines({ fields: [select, forced] })).toEqual([
      '/fields/1/when/force/value “other” is never "loan"; its choices are "cards" or "loans". Did you mean “loans”?',
    ]);
  });

  test('Values that are forced in a circle', () => {
    const one = { ...text, name: 'one', when: { force: { if: is('two', 'x'), value: 'y' } } };
    const two = { ...text, name: 'two', when: { show: is('one', 'y') } };
    expect(lines({ fields: [one, two] }).map((line) => line.split(' ', 1)[0])).toEqual([
      '/fields/0',
      '/fields/1',
    ]);
  });

  test('Conditions of several effects on one field are right', () => {
    const when = {
      disable: { field: 'topic', isNot: ['cards'] },
      force: { if: { field: 'topic', isNot: ['cards'] }, value: 'loans' },
    };
    const group = { kind: 'group', label: 'More', when: { show: is('other', 'cards') }, fields: [text] };
    expect(lines({ fields: [select, { ...select, name: 'other', when }, group] })).toEqual([]);
  });

  test('A condition of a group on a field that does not exist is told once', () => {
    const fields = [text, { ...text, name: 'second' }];
    const group = { kind: 'group', label: 'More', when: { show: is('topik', 'cards') }, fields };
    expect(lines({ fields: [select, group] })).toEqual([
      '/fields/1/when/show/field This form has no field “topik”. Did you mean “topic”?',
    ]);
  });
});

describe('Fields that nobody could fill in', () => {
  test.each([
    [{ minLength: 5, maxLength: 3 }, 'maxLength', 'it must have at least 5 characters and at most 3'],
    [{ kind: 'zip', minDigits: 9 }, 'minDigits', 'it must have at least 9 digits, but “digits” is 5'],
    [
      { kind: 'date', futureDates: true, pastDates: true },
      'pastDates',
      'no date is both later and earlier than today',
    ],
    [
      { kind: 'date', futureDates: true, minAge: 18 },
      'minAge',
      'no date is both later and earlier than today',
    ],
    [{ kind: 'date', minAge: 18, maxAge: 17 }, 'maxAge', 'nobody is at least 18 and at most 17'],
  ])('%j', (props, at, reason) =>
    expect(lines({ fields: [{ ...text, ...props }] })).toEqual([
      `/fields/0/${at} No value of “message” can be valid: ${reason}.`,
    ]),
  );

  test('A hidden field without a value', () => {
    expect(lines({ fields: [text, { kind: 'hidden', name: 'source' }] })).toEqual([
      '/fields/1/name No value of “source” can be valid: it is hidden and has neither “value” nor “from”.',
    ]);
  });

  test('A field that confirms one that does not exist', () => {
    const confirm = { kind: 'confirm', name: 'again', label: 'Again', of: 'mesage' };
    expect(lines({ fields: [text, confirm] })).toEqual([
      '/fields/1/of This form has no field “mesage”. Did you mean “message”?',
    ]);
  });

  test('Two choices of one value', () => {
    const options = [...select.options, { value: 'cards', label: 'Debit cards' }];
    expect(lines({ fields: [{ ...select, options }] })).toEqual([
      '/fields/0/options/2/value “topic” has the value "cards" twice; the server could not tell the choices apart.',
    ]);
  });

  test('A token of autocomplete that browsers do not know, and a parameter that no message has', () => {
    const wrong = { ...text, autocomplete: 'firstname', messages: { required: 'Enter {label}' } };
    expect(lines({ fields: [wrong] }).map((line) => line.split(' is invalid')[0])).toEqual([
      '/fields/0/autocomplete “form.fields[0].autocomplete” of Inquiry',
      '/fields/0/messages/required “form.fields[0].messages.required” of Inquiry',
    ]);
  });
});

test('VAL-03 A token of autocomplete that HTML does not allow for the type of the input', () => {
  const said = (kind: string, autocomplete: string) =>
    lines({ fields: [{ kind, name: 'it', label: 'It', autocomplete }] }).filter((line) =>
      line.includes('/autocomplete'),
    );
  expect(said('phone', 'tel-national')).toEqual([expect.stringContaining('Expected tel, on or off')]);
  expect(said('email', 'given-name')).toEqual([
    expect.stringContaining('Expected email, username, on or off'),
  ]);
  expect(said('date', 'bday-year')).toHaveLength(1);
  for (const [kind, token] of [
    ['phone', 'tel'],
    ['phone', 'work tel'],
    ['japanesePhone', 'off'],
    ['email', 'username'],
    ['date', 'bday'],
    ['text', 'tel-national'],
  ] as const)
    expect(said(kind, token)).toEqual([]);
});

test('V12 VAL-10 A choice that could not be sent', () => {
  const group = (kind: string, value: string) => {
    const options = [
      { value: 'cards', label: 'Cards' },
      { value, label: 'Checking, personal' },
    ];
    return lines({ fields: [{ kind, name: 'topic', label: 'Topic', options }] }).filter((line) =>
      line.includes('/options/1/value'),
    );
  };
  expect(group('checkboxGroup', 'checking, personal')).toEqual([
    expect.stringContaining('Expected a value without a comma: commas separate the chosen values'),
  ]);
  expect(group('select', 'checking, personal')).toEqual([]);
  for (const value of [' cards', 'a\u200bb', 'Jose\u0301', 'a\tb'])
    expect(group('radioGroup', value)).toEqual([
      expect.stringContaining('Expected one line without spaces at its ends'),
    ]);
});

test('A source in another spelling is told as the one that was meant', () => {
  const hidden = { kind: 'hidden', name: 'source', from: { cookies: 'zipcode' } };
  expect(lines({ fields: [text, hidden] })).toEqual([
    '/fields/1/from/cookie Inquiry needs “cookie” in “form.fields[1].from”.',
    '/fields/1/from/cookies Inquiry has no prop “cookies” in “form.fields[1].from”. Did you mean “cookie”?',
  ]);
});

describe('Forms as a whole', () => {
  test('SEC-01 A hidden field “redirect” leads to pages of the site only', () => {
    const hidden = { kind: 'hidden', name: ':redirect', value: 'https://www.fdic.gov/' };
    expect(lines({ fields: [text, hidden] })).toEqual([
      '/fields/1/value A form can only lead to a page of this site, not to "https://www.fdic.gov/".',
    ]);
  });

  test('Two fields of one name', () => {
    expect(lines({ fields: [text, text] })).toEqual([
      '/fields/1/name This form has another field named “message”; only one of them would be sent.',
    ]);
  });

  test('SEC-01 A form may lead to an origin that site.json names, and to no other that looks like it', () => {
    const config = {
      origin: 'https://www.elmstonebank.example',
      name: 'Elmstone Bank',
      externalHosts: ['www.fdic.gov', '*.irs.example'],
      redirectOrigins: ['https://apply.elmstonebank.example'],
    };
    const found = (redirect: string) =>
      problemsWith({ ...errorPage, 'site.json': config, 'contact.json': formPage({ redirect }) }).map(
        ({ code, pointer }) => `${code} ${pointer}`,
      );
    expect(found('https://apply.elmstonebank.example/start?from=form')).toEqual([]);
    for (const away of [
      'https://apply.elmstonebank.example.evil.example/',
      'https://www.elmstonebank.example@evil.example/',
      'http://apply.elmstonebank.example/',
    ])
      expect(found(away)).toContain('form-leads-outside /sections/1/props/form/redirect');
  });

  test('SEC-04 No SSN, tax number or password goes into an address, nor what confirms one', () => {
    const ssn = { kind: 'ssn', name: 'ssn', label: 'SSN' };
    const again = { kind: 'confirm', name: 'again', label: 'SSN again', of: 'ssn' };
    const tax = { kind: 'taxId', name: 'tax', label: 'Tax id' };
    const word = { kind: 'password', name: 'word', label: 'Password', minLength: 8 };
    const address = {
      path: ['message', 'ssn'],
      query: ['tax', 'word'],
      unless: { field: 'message', is: ['x'], query: ['again'] },
    };
    const fields = [text, ssn, again, tax, word];
    const files = { ...errorPage, 'contact.json': formPage({ fields, address }) };
    const found = problemsWith(files, { sensitiveKinds }).map(
      ({ pointer, message }) => `${pointer.replace('/sections/1/props/form', '')} ${message}`,
    );
    expect(found).toEqual([
      '/address/path/1 The value of “ssn” is sensitive, but URLs end up in logs and browser history.',
      '/address/query/0 The value of “tax” is sensitive, but URLs end up in logs and browser history.',
      '/address/query/1 The value of “word” is sensitive, but URLs end up in logs and browser history.',
      '/address/unless/query/0 The value of “again” is sensitive, but URLs end up in logs and browser history.',
    ]);
  });

  test('SEC-01 A form leads to pages of the site only', () => {
    expect(lines({ redirect: 'https://www.fdic.gov/' })).toEqual([
      '/redirect A form can only lead to a page of this site, not to "https://www.fdic.gov/".',
    ]);
    expect(lines({ successPage: '/thanks.html' })).toEqual(['/successPage There is no page /thanks.html.']);
  });

  test('SEC-04 A confirmation repeats answers of the form, and none that tells who the visitor is', () => {
    const email = { kind: 'email', name: 'email', label: 'Email' };
    const day = { kind: 'date', name: 'day', label: 'Day' };
    const success = { heading: 'Thank you', answers: ['day', 'email', 'dya'] };
    const files = { ...errorPage, 'contact.json': formPage({ fields: [email, day], success }) };
    const found = problemsWith(files, { isRepeatable: mayRepeat }).map(
      ({ code, pointer }) => `${code} ${pointer.replace('/sections/1/props/form', '')}`,
    );
    expect(found.toSorted()).toEqual([
      'personal-answer /success/answers/1',
      'unknown-field /success/answers/2',
    ]);
  });

  test('PAGE-03 The page for errors has .error in its name', () => {
    expect(lines({ errorPage: '/contact.html' })).toEqual([
      '/errorPage The name of an error page must contain “.error”, so that the page shows what went wrong.',
    ]);
  });

  test('FORM-21 The action of a form is a path of the form service, or a form service of the bank', () => {
    const config = {
      origin: 'https://www.elmstonebank.example',
      name: 'Elmstone Bank',
      externalHosts: ['www.fdic.gov', '*.irs.example'],
      formUpstreams: ['https://forms.bank.example/leads'],
    };
    const found = (action: string) =>
      problemsWith({ ...errorPage, 'site.json': config, 'contact.json': formPage({ action }) }).map(
        ({ code, pointer }) => `${code} ${pointer}`,
      );
    expect(found('/svt/elmstone/forms/mortgage/lead')).toEqual([]);
    expect(found('https://forms.bank.example/leads/mortgage')).toEqual([]);
    const outside = ['form-action /sections/1/props/form/action'];
    expect(found('/svt/other/forms/mortgage')).toEqual(outside);
    expect(found('https://forms.bank.example/leadsx')).toEqual(outside);
    expect(found('https://forms.bank.example/leads/../other')).toEqual(outside);
    expect(found('https://forms.bank.example.evil.example/leads')).toEqual(outside);
    expect(found('https://bank@forms.bank.example/leads')).toEqual(outside);
    expect(found('/cd-rates.html')[0]).toContain('/sections/1/props/form/action');
  });

  test('FORM-21 Two forms cannot have one action', () => {
    const action = '/svt/elmstone/forms/mortgage';
    const files = {
      ...errorPage,
      'a.json': formPage({ action }),
      'b.json': formPage({ action, formId: 'other' }, 'Write to other bankers'),
    };
    expect(problemsWith(files).map(({ code, file }) => `${file} ${code}`)).toEqual([
      'b.json form-action-taken',
    ]);
  });

  test('Two forms with one id on different pages', () => {
    const files = {
      ...errorPage,
      'a.json': formPage({}),
      'b.json': formPage({ submit: 'Go' }, 'Write to other bankers'),
    };
    expect(linesWith(files)).toEqual([
      'b.json:15:21 duplicate-form Another form with the id “contact” is on /a.html; the server could not tell them apart.',
    ]);
  });

  test('A form in a fragment may stand on many pages', () => {
    const [, section] = formPage({}).sections;
    const page = (title: string) =>
      soundPage(title, {
        sections: [{ component: 'Banner', props: { heading: 'Hi' } }, { fragment: 'contact' }],
      });
    const files = {
      ...errorPage,
      'fragments/contact.json': { sections: [section] },
      'a.json': page('Write to our bankers'),
      'b.json': page('Write to other bankers'),
    };
    expect(linesWith(files)).toEqual([]);
  });
});

test('Data files are checked by the schema of the service that reads them', () => {
  const data = new Map([['rates/cd.json', z.strictObject({ apy: z.number().max(25) })]]);
  expect(linesWith({ 'rates/cd.json': '{\n  "apy": 400\n}' }, { data })).toEqual([
    'rates/cd.json:2:10 out-of-range “apy” of this file must be at most 25; it is 400.',
  ]);
});

describe('VAL-09 VAL-15 fields that are never valid', () => {
  test.each([
    [{ ...text, minLength: 250 }, 'minLength', 250, 200],
    [{ ...text, kind: 'textarea', minLength: 250 }, 'minLength', 250, 200],
    [{ ...text, kind: 'number', minLength: 250 }, 'minLength', 250, 200],
    [{ ...text, rule: 'generic', maxLength: 10 }, 'maxLength', 20, 10],
    [{ ...text, minLength: 5, maxLength: 3 }, 'maxLength', 5, 3],
  ])('%j', (field, at, min, max) => {
    expect(lines({ fields: [field] })).toEqual([
      `/fields/0/${at} No value of “message” can be valid: it must have at least ${min} characters and at most ${max}.`,
    ]);
  });

  test.each([
    { ...text, minLength: 200 },
    { ...text, kind: 'textarea', minLength: 250, maxLength: 1000 },
    { ...text, rule: 'generic', minLength: 5, maxLength: 10 },
    { kind: 'password', name: 'word', label: 'Password', minLength: 100 },
  ])('%j can be valid', (field) => expect(lines({ fields: [field] })).toEqual([]));
});

test('VAL-11 a restricted domain with an @ is refused, because no address would match it', () => {
  const email = {
    kind: 'email',
    name: 'email',
    label: 'Email',
    restrictedDomains: ['@gmail.com', 'example.com'],
  };
  const [line, ...others] = lines({ fields: [email] });
  expect(line).toContain('Expected the domain of addresses without the @, such as example.com');
  expect(others).toEqual([]);
});
