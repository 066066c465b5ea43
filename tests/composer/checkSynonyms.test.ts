import { describe, expect, test } from 'vitest';
import { allSections } from '#composer/project/allSections.ts';
import { checkWith } from '#composer/project/checkOptions.ts';
import { loadSite } from '#composer/page/loadSite.ts';
import { siteFolder, soundPage } from '#tests/composer/fixtures/siteFolder.ts';

const hero = { component: 'HeroBanner', props: { heading: 'Save' } };
const suggestions = (entry: object) =>
  checkWith(
    loadSite(
      siteFolder({
        'index.json': soundPage('Savings for every plan', { sections: [hero, entry] }),
        'layouts/standard.json': { top: [], bottom: [] },
        'fragments/footer.json': undefined,
      }),
    ),
    allSections,
  ).flatMap(({ suggestion, fix }) => (suggestion === undefined ? [] : [[suggestion, fix !== undefined]]));

describe('SEC-05 a common name leads to the right one, and is never changed unasked', () => {
  test.for([
    ['FAQ', 'Accordion'],
    ['Faqs', 'Accordion'],
    ['hero', 'HeroBanner'],
    ['Cards', 'CardGrid'],
    ['Text', 'RichText'],
    ['Disclosures', 'Footnotes'],
    ['Alert', 'EmergencyBanner'],
    ['Header', 'GlobalNavigation'],
    ['Footer', 'SiteFooter'],
    ['Steps', 'StepList'],
    ['CreditCards', 'CardOfferRates'],
    ['Grid', 'Columns'],
  ] as const)('section %s → %s', ([name, expected]) =>
    expect(suggestions({ component: name })).toEqual([[expected, false]]),
  );

  const form = (field: object) => ({
    component: 'Form',
    props: {
      heading: 'H',
      form: {
        formId: 'a',
        fields: [field],
        submit: 'Send',
        success: { heading: 'Thanks' },
        successPage: '/',
        errorPage: '/a.error.html',
      },
    },
  });
  test.for([
    ['radio', 'radioGroup'],
    ['dropdown', 'select'],
    ['combobox', 'select'],
    ['checkboxes', 'checkboxGroup'],
    ['tel', 'phone'],
    ['textbox', 'text'],
    ['multiline', 'textarea'],
    ['postal-code', 'zip'],
    ['money', 'currency'],
    ['fieldset', 'group'],
    ['bot-check', 'captcha'],
    ['social-security-number', 'ssn'],
    ['ein', 'taxId'],
  ] as const)('field %s → %s', ([kind, expected]) =>
    expect(suggestions(form({ kind, name: 'a', label: 'A' }))[0]).toEqual([expected, false]),
  );

  test('icon credit-card → card', () =>
    expect(
      suggestions({
        component: 'CardGrid',
        props: { heading: 'H', cards: [{ heading: 'A', text: 'B', icon: 'credit-card', href: '/' }] },
      }),
    ).toEqual(expect.arrayContaining([['card', false]])));

  test('props of links and pictures', () =>
    expect(
      suggestions({
        component: 'HeroBanner',
        props: {
          heading: 'Save',
          actions: [{ title: 'Go', url: '/' }],
          image: { url: '/media/savings.svg', altText: '', width: 400, height: 300 },
        },
      }),
    ).toEqual(
      expect.arrayContaining([
        ['text', false],
        ['href', false],
        ['src', false],
        ['alt', false],
      ]),
    ));

  test('no name stands for two things, and none for a thing that is there', () => {
    const names = [...allSections.registry.values()].flatMap(({ synonyms = [] }) => [...synonyms]);
    const plain = names.map((name) => name.replace(/[-_ ]/g, '').toLowerCase());
    expect(plain.filter((name, index) => plain.indexOf(name) !== index)).toEqual([]);
    expect(names.filter((name) => allSections.registry.has(name))).toEqual([]);
  });
});
