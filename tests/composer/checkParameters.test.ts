import { describe, expect, test } from 'vitest';
import { checkSite } from '#composer/check/check.ts';
import { loadSite } from '#composer/page/loadSite.ts';
import { checkOptions } from '#composer/project/checkOptions.ts';
import { allSections } from '#composer/project/allSections.ts';
import { siteFolder, soundPage } from '#tests/composer/fixtures/siteFolder.ts';

const hero = (heading: string) => ({ component: 'HeroBanner', props: { heading } });
const select = (name: string, query: string, ...values: readonly string[]) => ({
  kind: 'select',
  name,
  label: 'Choice',
  prefill: { query },
  options: values.map((value) => ({ value, label: `Choice ${value}` })),
});

const form = {
  formId: 'apply',
  fields: [
    select('product', 'product', 'CD99', 'JB99'),
    select('term', 'term', '6', '12'),
    select('amount', 'amount', '1000', '10000'),
    select('jumboTerm', 'term', '24', '36'),
    { kind: 'text', name: 'firstName', label: 'First name', prefill: { query: 'FirstName' } },
    { kind: 'hidden', name: 'channel', from: { query: 'channel' } },
  ],
  submit: 'Send',
  success: { heading: 'Thank you' },
  successPage: '/',
  errorPage: '/apply.error.html',
};

/** Returns the problems of a page with this link, as code, suggestion and message. */
function problemsOf(href: string, beside: readonly object[] = []) {
  const site = siteFolder({
    'savings.json': soundPage('Savings for every plan', {
      sections: [
        hero('Savings'),
        { component: 'RichText', props: { text: `[Open an account](${href}) today.` } },
      ],
    }),
    'apply.json': soundPage('Apply for an account within minutes', {
      sections: [
        hero('Apply'),
        { component: 'Form', props: { heading: 'Your application', form } },
        ...beside,
      ],
    }),
    'apply.error.json': soundPage('Something went wrong', { noindex: true, sections: [hero('Sorry')] }),
  });
  return checkSite(loadSite(site), allSections.registry, checkOptions)
    .filter(({ file, code }) => file === 'savings.json' && code.startsWith('unknown-parameter'))
    .map(({ code, severity, suggestion, message }) => ({ code, severity, suggestion, message }));
}

describe('FORM-07 parameters of a link to a page with a form', () => {
  test.each([
    '?product=CD99&term=24&FirstName=Ann&channel=mail',
    '?product=&term=12#apply',
    '?utm_source=mail&lpid=42&offer=spring',
    '?product={branch.parameter}',
  ])('are right: %s', (query) => expect(problemsOf(`/apply.html${query}`)).toEqual([]));

  test('that are misspelled get the name that a field reads', () => {
    expect(problemsOf('/apply.html?prodct=CD99')).toEqual([
      {
        code: 'unknown-parameter',
        severity: 'warning',
        suggestion: 'product',
        message:
          'No field of the forms on /apply.html reads the parameter “prodct” of this link. Did you mean “product”?',
      },
    ]);
    expect(problemsOf('/apply.html?firstname=Ann').map(({ suggestion }) => suggestion)).toEqual([
      'FirstName',
    ]);
    expect(problemsOf('/apply.html?chanel=mail').map(({ suggestion }) => suggestion)).toEqual(['channel']);
  });

  test('that another section reads are not compared', () => {
    const cards = {
      component: 'CdRateCards',
      props: {
        heading: 'CD rates',
        asOf: '2026-11-16',
        penalty: 'A penalty may apply to early withdrawals.',
        cards: [
          {
            productKey: 'CD99',
            name: 'Standard CD',
            minimumOpening: '$1,000',
            terms: [{ months: 12, label: '12 months', apy: 4.08 }],
            apply: { text: 'Open a Standard CD', href: '/' },
          },
        ],
      },
    };
    const codes = (query: string, beside: readonly object[]) =>
      problemsOf(`/apply.html${query}`, beside).map(({ code }) => code);
    expect(codes('?amount=2500', [])).toEqual(['unknown-parameter-value']);
    expect(codes('?amount=2500', [cards])).toEqual([]);
  });

  test('with a value that no field offers get the nearest choice', () => {
    expect(problemsOf('/apply.html?product=CD98&term=12')).toEqual([
      {
        code: 'unknown-parameter-value',
        severity: 'warning',
        suggestion: 'CD99',
        message:
          'The field “product” on /apply.html has no choice “CD98”, so this link selects nothing there. Did you mean “CD99”?',
      },
    ]);
    expect(problemsOf('/apply.html?term=48').map(({ code }) => code)).toEqual(['unknown-parameter-value']);
  });

  test('of a page without a form are not compared', () => {
    expect(problemsOf('/savings.html?prodct=CD99')).toEqual([]);
  });
});
