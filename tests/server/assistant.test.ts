import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoRates } from '#tests/server/fixtures/demoRates.ts';
import { PublishedSite } from '#tests/server/fixtures/publishedSite.ts';
import { jsonPost, send } from '#tests/server/fixtures/send.ts';
import { contactForm, page, siteFiles } from '#tests/server/fixtures/siteFiles.ts';
import { startServer } from '#tests/server/fixtures/startServer.ts';

const loan = 'loans.LOAN.creditScore=780&depositAmount=25000&timePeriod=36&checkboxSelected=true';

const site = new PublishedSite({
  // This site has no zones.
  'rates/loans.json': (demoRates['rates/loans.json'] ?? '').replaceAll(
    /"zones": \{[^}]*\}/g,
    '"zones": { "default": 0 }',
  ),
  'site.json': {
    ...(siteFiles['site.json'] as object),
    assistant: { topBar: true, status: 'true', routingKey: 'web', smartAssistantRoutingKey: 'web-ai' },
  },
  'consent.json': page('Ask for a kayak', [
    {
      component: 'Form',
      props: {
        heading: 'Kayaks',
        form: {
          ...contactForm,
          formId: 'kayak',
          fields: [
            ...contactForm.fields.slice(0, -2),
            { kind: 'checkbox', name: 'consent', label: 'You may inspect my kayak paddle.', required: true },
            { kind: 'checkbox', name: 'calls', label: 'You may whistle near my kayak trailer.' },
          ],
        },
      },
    },
    { component: 'RichText', props: { text: 'Every kayak rents at 12.5% of its price.' } },
  ]),
  'words/en.json': { ...(siteFiles['words/en.json'] as object), wireFee: '$25' },
  'es/kayaks.json': page('Alquiler de kayaks', [
    { component: 'RichText', props: { text: 'Un kayak se alquila por semanas.' } },
  ]),
  'articles/lost-paddles.json': {
    ...page('What to do about lost paddles', [
      { component: 'RichText', props: { text: 'Most shops waive a deposit fee once they see the report.' } },
    ]),
    pageType: 'article',
    article: { topic: 'boats', product: 'kayaks', audience: 'everyone', callToAction: 'read' },
  },
  'search/es.json': {
    links: [{ keywords: ['kayaks'], title: 'Kayaks', href: '/es/kayaks.html', summary: 'De alquiler.' }],
    answers: [{ questions: ['¿Cuánto cuesta un giro?'], text: 'Un giro cuesta {word:phone}.' }],
  },
  'search/en.json': {
    synonyms: [['wire', 'wire transfer']],
    answers: [
      { questions: ['Are there kayaks in Oregon?'], text: 'Not yet.' },
      {
        questions: ['How much does a wire cost?'],
        text: 'A wire costs {word:wireFee}.',
        links: [{ text: 'Call {word:phone}', href: 'tel:+18005550142' }],
      },
      {
        questions: ['What does a CD earn?'],
        text: 'It earns {rate:cd.CD99.12.apy|9%} since {rate-date:cd.CD99.12.apy|today}.',
      },
      {
        questions: ['What is the rate of a personal loan?'],
        text: `As low as {rate:${loan}|9%} APR since {rate-date:${loan}|today}.`,
      },
    ],
  },
});
beforeAll(async () => {
  const { errors } = await site.publish();
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
});
afterAll(() => site.remove());

const tokenPath = '/svt/ecm/smartassistant';
const queryPath = '/voice/conversation-gateway/v1/query';
const asking = { channelId: 'COM', featureId: 'SMART_ASSISTANT', userId: 'a', sessionToken: '' };
const question = {
  query: 'early withdrawal',
  auxData: {},
  device: 'english',
  channel: 'COM',
  channelDetails: 'chrome;v=140',
  dialog: 'assistant',
  language: 'en',
  lat: -999,
  lon: -999,
  time_offset: -300,
  inputMode: 'KEYBOARD',
  external_user_id: 'a',
  participantToken: '',
  clientVersion: '1.0',
  supportSearchContent: true,
  ai_version: '1.0',
  translate_response: false,
};

/** Starts a server with a clock that the test controls. */
async function started() {
  const clock = { time: Date.UTC(2026, 10, 23, 12) };
  const { origin, log } = await startServer({ releaseFolder: site.out, now: () => new Date(clock.time) });
  const { access_token: token } = (await send(origin, tokenPath, jsonPost(asking))).json();
  const ask = (more: object = {}, headers: Readonly<Record<string, string>> = {}) => {
    const post = jsonPost({ ...question, ...more });
    const keys = { routingKey: 'web', smartAssistantRoutingKey: 'web-ai' };
    const authorization = `Bearer ${String(token)}`;
    return send(origin, queryPath, {
      ...post,
      headers: { ...post.headers, ...keys, authorization, ...headers },
    });
  };
  return { origin, log, clock, ask };
}

test('SA-04 the embedded gateway answers from the site’s pages, in their language, and logs nothing of it', async () => {
  const { ask, log } = await started();
  const { status, json } = await ask();
  expect(status).toBe(200);
  expect(json()).toMatchObject({
    text: expect.stringContaining('cost a penalty') as unknown,
    links: [{ url: '/cd-rates.html', title: 'Certificate of deposit rates', summary: '' }],
  });
  const spanish = await ask({ query: 'palabras', language: 'es', device: 'spanish' });
  expect(spanish.json()).toMatchObject({ links: [{ url: '/es/' }] });
  const chinese = await ask({ query: '存款利率', auxData: { locale: 'zh' } });
  expect(chinese.json()).toMatchObject({ links: [{ url: '/zh/' }] });
  const misspelled = await ask({ query: 'early withdrawel' });
  expect(misspelled.json()).toMatchObject({ text: expect.stringContaining('cost a penalty') as unknown });
  expect((await ask({ query: 'xylophone' })).json()).toMatchObject({ text: '', links: [] });
  expect(log()).not.toMatch(/withdrawal|xylophone/);
});

test('SA-04 it answers first as an author did, with words of the site and the rates of the day', async () => {
  const { ask } = await started();
  const wire = {
    text: 'A wire costs $25.',
    links: [{ url: 'tel:+18005550142', title: 'Call 1-800-555-0142' }],
  };
  expect((await ask({ query: 'how much is a wire transfer' })).json()).toMatchObject(wire);
  expect((await ask({ query: 'What does a CD earn?' })).json()['text']).toMatch(
    /^It earns 4\.\d\d% since November 16, 2026\. Standard rates; they may differ where you live\.$/,
  );
});

test('SA-04 RATE-19 it names the rate of a loan on its terms, with its date', async () => {
  const { ask } = await started();
  expect((await ask({ query: 'What is the rate of a personal loan?' })).json()['text']).toBe(
    'As low as 8.24% APR since November 16, 2026.',
  );
});

test('SA-04 it answers in the language of the question, which may not be that of the page', async () => {
  const { ask } = await started();
  expect((await ask({ query: '¿Cuánto cuesta un giro?' })).json()).toMatchObject({
    text: expect.stringMatching(/^Un giro cuesta /) as unknown,
    language: 'es',
  });
  expect((await ask({ query: 'alquiler semanas' })).json()).toMatchObject({
    language: 'es',
    links: [{ url: '/es/kayaks.html' }],
  });
  expect((await ask({ query: 'How much does a wire cost?' })).json()).not.toHaveProperty('language');
  // "Oregon" is on no page, but the question has an answer in the page's own language.
  const own = (await ask({ query: 'Are there kayaks in Oregon?' })).json();
  expect(own).toMatchObject({ text: 'Not yet.' });
  expect(own).not.toHaveProperty('language');
});

test('SA-04 a sentence of an article only answers what the article is about', async () => {
  const { ask } = await started();
  expect((await ask({ query: 'deposit fee' })).json()).toMatchObject({ text: '' });
  expect((await ask({ query: 'fee for lost paddles' })).json()).toMatchObject({
    text: 'Most shops waive a deposit fee once they see the report.',
  });
});

test('SA-04 it quotes the rates that pages show the visitor, and says for which zip code', async () => {
  const { ask } = await started();
  const earns = async (cookie: string) =>
    String((await ask({ query: 'What does a CD earn?' }, { cookie })).json()['text']);
  expect(await earns('zipcode=04101')).toMatch(/^It earns 4\.28% since .+\. Rates for zip code 04101\.$/);
  expect(await earns('zipcode=05001')).toMatch(/^It earns 4\.18% since .+\. Rates for zip code 05001\.$/);
  // A zip code that is none, and one without a service.
  expect(await earns('zipcode=0410')).toMatch(/^It earns 4\.08% .+Standard rates/);
  expect(await earns('firstname=Rosa')).toMatch(/^It earns 4\.08% .+Standard rates/);
});

test('SA-04 it says nothing where no sentence answers, rather than parts of a page', async () => {
  const { ask } = await started();
  expect((await ask({ query: 'certificate of welding' })).json()).toMatchObject({ text: '', links: [] });
});

test('SA-04 it never answers with what visitors agree to, nor with a rate as it was when the page was published', async () => {
  const { ask } = await started();
  expect((await ask({ query: 'inspect kayak paddle' })).json()).toMatchObject({ text: '' });
  expect((await ask({ query: 'whistle near trailer' })).json()).toMatchObject({ text: '' });
  const rate = await ask({ query: 'kayak rents price' });
  expect(rate.json()).toMatchObject({ text: '', links: [{ url: '/consent.html' }] });
});

test('SA-03 only with a token from here, for little more than ten minutes', async () => {
  const { ask, clock } = await started();
  for (const authorization of ['', 'Bearer x', 'Bearer x.y', `Bearer ${(clock.time + 1e9).toString(36)}.zz`])
    expect((await ask({}, { authorization })).status).toBe(401);
  clock.time += 10 * 60_000;
  expect((await ask()).status).toBe(200);
  clock.time += 2 * 60_000;
  expect((await ask()).status).toBe(401);
});

test('SA-03 SA-04 what does not fit the contract is refused', async () => {
  const { ask, origin } = await started();
  expect((await ask({}, { routingKey: 'other' })).status).toBe(403);
  expect((await ask({}, { smartAssistantRoutingKey: 'other' })).status).toBe(403);
  expect((await ask({}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await ask({ channel: 'APP' })).status).toBe(400);
  expect((await ask({ query: ' ' })).status).toBe(400);
  expect((await ask({ ssn: '123-45-6789' })).status).toBe(400);
  expect((await send(origin, tokenPath, jsonPost({ ...asking, featureId: undefined }))).status).toBe(400);
});
