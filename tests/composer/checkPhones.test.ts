import { describe, expect, test } from 'vitest';
import { checkSite } from '#composer/check/check.ts';
import { loadSite } from '#composer/page/loadSite.ts';
import { allSections } from '#composer/project/allSections.ts';
import { checkOptions } from '#composer/project/checkOptions.ts';
import { pageText, problemsWith } from '#tests/composer/fixtures/checked.ts';
import { formSaying } from '#tests/composer/fixtures/formSaying.ts';
import { siteFolder, soundPage } from '#tests/composer/fixtures/siteFolder.ts';

const words = { 'words/en.json': JSON.stringify({ phone: '800-555-0142' }) };

const found = (entries: readonly object[], files: Readonly<Record<string, string>> = words) =>
  problemsWith({ ...files, 'savings.json': pageText(...entries.map((entry) => JSON.stringify(entry))) })
    .filter(({ code }) => code.startsWith('phone-'))
    .map(({ code, severity, message }) => `${severity} ${code} ${message}`);
const text = (body: string) => ({ component: 'TextBlock', props: { body } });
const link = (label: string, href: string) => ({
  component: 'Banner',
  props: { heading: 'A', headingLevel: 2, primary: { text: label, href } },
});

describe('a link to a phone number', () => {
  const differs = 'error phone-link-differs The link shows 800-555-0142 but dials 800-555-0124.';

  test.for([
    text('Call [800-555-0142](tel:+18005550124).'),
    text('Call [us at +1 (800) 555-0142](tel:800-555-0124).'),
    text('Call [{word:phone}](tel:+18005550124).'),
    link('Call 800-555-0142', 'tel:+18005550124'),
    link('Call {word:phone}', 'tel:+1-800-555-0124'),
  ])('that shows another one is wrong: %j', (entry) => {
    expect(found([entry])).toEqual([differs]);
  });

  test.for([
    text('Call [our branch](tel:+1800555014).'),
    link('Call us', 'tel:800-CALL-NOW'),
    link('Call us', 'tel:+180055501420'),
  ])('that dials none is wrong: %j', (entry) => {
    expect(found([entry])).toMatchObject([expect.stringMatching(/^error phone-digits The link dials /)]);
  });

  test.for(['tel:911', 'tel:+442071234567', 'tel:(800) 555-0142'])('may dial %s', (href) => {
    expect(found([link('Call us', href)])).toEqual([]);
  });

  test.for(['800-555-014', '800-555-01420'])('that shows %s, with other digits, is wrong', (label) => {
    expect(found([text(`Call [${label}](tel:+18005550142).`)])).toEqual([
      `error phone-link-differs The link shows ${label} but dials 800-555-0142.`,
    ]);
  });

  test.for([
    text('Call [+1 800.555.0142](tel:+18005550142) or [write](mailto:a@example.com).'),
    text('Call [{word:phone}](tel:+18005550142).'),
    text('Call [our fraud line](tel:+18005550199).'),
    link('Call us now', 'tel:+18005550199'),
  ])('that shows the same or none is right: %j', (entry) => {
    expect(found([entry])).toEqual([]);
  });
});

describe('a number in text', () => {
  const almost = (number: string) =>
    `warning phone-almost-known ${number} differs in one place from 800-555-0142, which is on more pages or in the words of the site.`;

  test('with two digits swapped, or another digit, is almost that of the site', () => {
    expect(found([text('Call 800-555-0124.'), text('Call (800) 555-0143.')])).toEqual([
      almost('800-555-0124'),
      almost('800-555-0143'),
    ]);
  });

  test('is read in every text of a form, messages included', () => {
    const hero = { component: 'HeroBanner', props: { heading: 'Savings' } };
    const page = soundPage('Savings', { sections: [hero, formSaying('Call 800-555-0124.')] });
    const site = loadSite(siteFolder({ ...words, 'savings.json': page }));
    const places = checkSite(site, allSections.registry, checkOptions)
      .filter(({ code }) => code === 'phone-almost-known')
      .map(({ pointer }) => pointer.replace('/sections/1/props/form/', ''));
    expect(places).toHaveLength(13);
    expect(places).toContain('fields/0/fields/0/messages/required');
    expect(places).toContain('words/stepContinue');
  });

  test('is none of the site’s, if more than that differs', () => {
    expect(found([text('Call 800-555-0199, or 207-555-0142. Form 800-555-0142-9.')])).toEqual([]);
  });

  test('may be that of a branch', () => {
    const branch = { id: 'bath', phone: '800-555-0143' };
    const locations = { 'locations/me.json': JSON.stringify({ branches: [branch] }) };
    expect(found([text('Call 800-555-0143.')], { ...words, ...locations })).toEqual([]);
  });

  test('is the site’s if three pages have it', () => {
    const files = Object.fromEntries(
      ['a', 'b', 'c'].map((name) => [`${name}.json`, pageText(JSON.stringify(text('Call 207-555-0142.')))]),
    );
    expect(found([text('Call 207-555-0124.')], files)).toEqual([
      'warning phone-almost-known 207-555-0124 differs in one place from 207-555-0142, which is on more pages or in the words of the site.',
    ]);
  });
});
