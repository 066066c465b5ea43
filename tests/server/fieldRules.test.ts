import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PublishedSite } from '#tests/server/fixtures/publishedSite.ts';
import { formPost, scriptPost, send } from '#tests/server/fixtures/send.ts';
import { contactForm, page, siteFiles } from '#tests/server/fixtures/siteFiles.ts';
import { startServer } from '#tests/server/fixtures/startServer.ts';

const form = (formId: string, fields: readonly object[]) => [
  { component: 'Form', props: { heading: 'Write', form: { ...contactForm, formId, fields } } },
];
const product = (name: string) => ({
  kind: 'select',
  name: 'product',
  label: 'Account',
  options: [
    { value: 'SAVE', label: 'Savings' },
    { value: 'CD', label: name },
  ],
});
const deposit = (label: string) => ({
  kind: 'currency',
  name: 'amount',
  label,
  min: { field: 'product', amounts: { SAVE: 25, CD: 1000 } },
});
const visit = {
  kind: 'date',
  name: 'day',
  label: 'Day',
  futureDates: true,
  withinDays: 30,
  weekdays: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
  closed: 'holidays',
};
const birth = { kind: 'date', name: 'birth', label: 'Date of birth', minAge: 18, maxAge: 120 };
const site = new PublishedSite({
  'site.json': {
    // The files of the test site are of any shape; this one is an object.
    ...(siteFiles['site.json'] as object),
    branchHolidays: [
      { date: '2099-12-24', name: { en: 'Christmas Eve' }, hours: '09:00-12:00' },
      { date: '2099-12-25', name: { en: 'Christmas Day' } },
    ],
  },
  'locations/me.json': {
    stateCode: 'ME',
    stateName: 'Maine',
    branches: [
      {
        city: 'Bath',
        street: '1 Main Street',
        zip: '04530',
        phone: '207-555-0142',
        hours: ['Mo-Fr 09:00-17:00'],
      },
    ],
  },
  'adults.json': page('For adults', form('adults', [birth])),
  'meet.json': page(
    'Meet a banker',
    form('meet', [
      {
        kind: 'select',
        name: 'way',
        label: 'Way',
        options: [
          { value: 'branch', label: 'In a branch' },
          { value: 'phone', label: 'By phone' },
        ],
      },
      {
        kind: 'branch',
        name: 'branch',
        label: 'Branch',
        when: { show: { field: 'way', is: ['branch'] } },
      },
    ]),
  ),
  'visit.json': page('Visit a branch', form('visit', [visit])),
  'open.json': page('Open an account', form('open', [product('Standard CD'), deposit('Deposit')])),
  'es/open.json': page('Abra una cuenta', form('abrir', [product('CD estándar'), deposit('Depósito')])),
});
beforeAll(() => site.publish());
afterAll(() => site.remove());

const started = () => startServer({ releaseFolder: site.out });
const post = (id: string) => `/svt/elmstone/forms/${id}`;

describe('VAL-06 VAL-16 an amount below what the chosen product asks for', () => {
  test('is refused in words that name the amount and the product, in the language of the page', async () => {
    const { origin } = await started();
    const low = { product: 'CD', amount: '999' };
    const english = await send(origin, post('open'), scriptPost(low));
    expect([english.status, english.json()]).toMatchObject([
      422,
      { fields: { amount: 'Deposit needs at least $1,000 for “Standard CD”' } },
    ]);
    const spanish = await send(origin, post('abrir'), scriptPost(low));
    expect(spanish.json()).toMatchObject({
      fields: { amount: 'Depósito: para “CD estándar”, escriba al menos $1,000' },
    });
    const enough = await send(origin, post('open'), scriptPost({ product: 'SAVE', amount: '999' }));
    expect(enough.status).toBe(200);
  });

  test('is refused without JavaScript too, and the form comes back with what was entered', async () => {
    const { origin } = await started();
    const { status, text } = await send(origin, post('open'), formPost({ product: 'CD', amount: '999' }));
    expect(status).toBe(422);
    expect(text).toContain('Deposit needs at least $1,000 for “Standard CD”');
    expect(text).toMatch(/<input[^>]*name="amount"[^>]*value="999"|value="999"[^>]*name="amount"/);
  });
});

describe('VAL-13 VAL-16 a day on which the bank does not receive anybody', () => {
  const now = () => new Date('2099-12-01T17:00:00Z');
  test.each([
    ['a Sunday', '2099-12-06', 'Day: we are closed that day (Sunday, December 6, 2099). Choose another day.'],
    ['a holiday', '2099-12-25', 'Day: we are closed that day (Christmas Day). Choose another day.'],
    ['today', '2099-12-01', 'Day needs a day after today'],
    ['years ahead', '2110-05-05', 'Day needs a day up to December 31, 2099'],
  ])('%s', async (_title, day, message) => {
    const { origin } = await startServer({ releaseFolder: site.out, now });
    const { status, json } = await send(origin, post('visit'), scriptPost({ day }));
    expect([status, json()]).toMatchObject([422, { fields: { day: message } }]);
    const { text } = await send(origin, post('visit'), formPost({ day }));
    expect(text).toContain(message);
  });

  test.each(['2099-12-05', '2099-12-24'])('a Saturday and a short day are open: %s', async (day) => {
    const { origin } = await startServer({ releaseFolder: site.out, now });
    expect((await send(origin, post('visit'), scriptPost({ day }))).status).toBe(200);
  });
});

describe('VAL-13 VAL-16 a date of birth', () => {
  // In New York, November 26.
  const now = () => new Date('2026-11-27T03:00:00Z');
  test.each([
    ['of somebody who turns 18 tomorrow', '2008-11-27', 'Date of birth: you must be 18 or older'],
    ['that nobody alive can have', '1850-01-01', 'Date of birth needs a year from 1906 to 2008'],
  ])('%s is refused', async (_title, value, message) => {
    const { origin } = await startServer({ releaseFolder: site.out, now });
    const { status, json } = await send(origin, post('adults'), scriptPost({ birth: value }));
    expect([status, json()]).toMatchObject([422, { fields: { birth: message } }]);
    const { text } = await send(origin, post('adults'), formPost({ birth: value }));
    expect(text).toContain(message);
  });

  test('of somebody who is 18 today is accepted', async () => {
    const { origin } = await startServer({ releaseFolder: site.out, now });
    expect((await send(origin, post('adults'), scriptPost({ birth: '2008-11-26' }))).status).toBe(200);
  });
});

describe('VAL-16 a branch', () => {
  const answerTo = async (branch: string, way = 'branch') => {
    const { origin } = await started();
    return send(origin, post('meet'), scriptPost({ way, branch }));
  };

  test.each([
    '1 Main Street, Bath',
    '1 main st bath me 04530',
    'Main Street',
    'Bath',
    'bath, Maine',
    'BATH, ME',
    '04530',
    '04101',
  ])('is known by “%s”', async (branch) => expect((await answerTo(branch)).status).toBe(200));

  test.each(['Atlantis', 'Street', 'Bath, Ohio', '9 Elm Street, Bath', 'me', '99', '00000', '02110'])(
    'is not known by “%s”',
    async (branch) => {
      const { status, json } = await answerTo(branch);
      const message = `We have no branch at “${branch}”. Enter the street and city of a branch, its city, or a zip code near it.`;
      expect([status, json()]).toMatchObject([422, { fields: { branch: message } }]);
    },
  );

  test('is not asked for if the visitor wants none', async () => {
    expect((await answerTo('Atlantis', 'phone')).status).toBe(200);
  });

  test('is refused in the form that comes back without JavaScript', async () => {
    const { origin } = await started();
    const { text } = await send(origin, post('meet'), formPost({ way: 'branch', branch: 'Atlantis' }));
    expect(text).toContain('We have no branch at “Atlantis”.');
  });
});
