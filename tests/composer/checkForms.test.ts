import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { linesWith, problemsWith } from '#tests/composer/fixtures/checked.ts';
import { soundPage } from '#tests/composer/fixtures/siteFolder.ts';

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
    const shown = { ...text, showWhen: { field: 'topic', is: ['cards'] } };
    expect(lines({ fields: [select, shown] })).toEqual([]);
  });

  test('A condition on a field that does not exist names the nearest', () => {
    const shown = { ...text, showWhen: { field: 'topik', is: ['cards'] } };
    expect(lines({ fields: [select, shown] })).toEqual([
      '/fields/1/showWhen/field This form has no field “topik”. Did you mean “topic”?',
    ]);
  });

  test('A condition that can never hold names the choices', () => {
    const required = { ...text, requireWhen: { field: 'topic', is: ['loans', 'card'] } };
    expect(lines({ fields: [select, required] })).toEqual([
      '/fields/1/requireWhen/is/1 “topic” is never "card"; its choices are "cards" or "loans". Did you mean “cards”?',
    ]);
  });

  test('Fields that wait for each other are both named', () => {
    const one = { ...text, name: 'one', showWhen: { field: 'two', is: ['x'] } };
    const two = { ...text, name: 'two', showWhen: { field: 'one', is: ['x'] } };
    expect(lines({ fields: [one, two] })).toEqual([
      '/fields/0 This field would never show, because these wait for each other: one → two → one.',
      '/fields/1 This field would never show, because these wait for each other: two → one → two.',
    ]);
  });
});

describe('Forms as a whole', () => {
  test('Two fields of one name', () => {
    expect(lines({ fields: [text, text] })).toEqual([
      '/fields/1/name This form has another field “message”; only one would be sent.',
    ]);
  });

  test('SEC-01 A form leads to pages of the site only', () => {
    expect(lines({ redirect: 'https://www.fdic.gov/' })).toEqual([
      '/redirect A form can only lead to a page of this site, not to "https://www.fdic.gov/".',
    ]);
    expect(lines({ successPage: '/thanks.html' })).toEqual(['/successPage There is no page /thanks.html.']);
  });

  test('PAGE-03 The page for errors has .error in its name', () => {
    expect(lines({ errorPage: '/contact.html' })).toEqual([
      '/errorPage The page for errors must have “.error” in its name, so that it shows what went wrong.',
    ]);
  });

  test('Two forms with one id on different pages', () => {
    const files = {
      ...errorPage,
      'a.json': formPage({}),
      'b.json': formPage({ submit: 'Go' }, 'Write to other bankers'),
    };
    expect(linesWith(files)).toEqual([
      'b.json:15:21 duplicate-form Another form “contact” is on /a.html; the server could not tell them apart.',
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
