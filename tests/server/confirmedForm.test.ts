import { afterAll, beforeAll, expect, test } from 'vitest';
import { PublishedSite } from '#tests/server/fixtures/publishedSite.ts';
import { formPost, scriptPost, send } from '#tests/server/fixtures/send.ts';
import { contactForm, goodAnswers, page } from '#tests/server/fixtures/siteFiles.ts';
import { startServer } from '#tests/server/fixtures/startServer.ts';

const thanks = '/sent.html';
const form = (props: object) => ({
  component: 'Form',
  props: {
    heading: 'Write',
    form: {
      ...contactForm,
      successPage: thanks,
      success: { heading: 'Thank you', answers: ['topic', 'zipCode'] },
      ...props,
    },
  },
});
const nextSteps = {
  component: 'NextSteps',
  props: { heading: 'What happens next', steps: ['We answer.'] },
};
const spanish = { topic: 'Tema', cd: 'Certificados', other: 'Otro' };
const spanishFields = contactForm.fields.map((field) =>
  field.name === 'topic'
    ? {
        ...field,
        label: spanish.topic,
        options: [
          { value: 'cd', label: spanish.cd },
          { value: 'other', label: spanish.other },
        ],
      }
    : field,
);
const terms = [
  { value: '6', label: '6 months' },
  { value: '12', label: '12 months' },
];
const conditions = {
  'early-withdrawal-penalty': 'A penalty may apply to early withdrawals.',
  'fee-effect': 'Fees could reduce earnings.',
  'minimum-opening': 'It opens with $500.',
};
/** A page with a form that quotes a certificate of deposit, and repeats these answers. */
const quoting = (formId: string, answers: readonly string[]) => {
  const text = { component: 'RichText', props: { text: Object.values(conditions).join(' ') } };
  const statements = Object.entries(conditions).map(([says, quote]) => ({ says, quote }));
  return page('A certificate of deposit', [text, quotingForm(formId, answers)], { statements });
};
const quotingForm = (formId: string, answers: readonly string[]) =>
  form({
    formId,
    fields: [
      {
        kind: 'group',
        label: 'Your deposit',
        fields: [
          { kind: 'hidden', name: 'product', value: 'CD99' },
          { kind: 'select', name: 'term', label: 'Term', options: terms },
          { kind: 'currency', name: 'amount', label: 'Amount', required: true },
          { kind: 'zip', name: 'zipCode', label: 'Zip code', required: true },
        ],
        quote: {
          product: 'product',
          rates: { CD99: 'cd.CD99' },
          terms: ['term'],
          amount: 'amount',
          zipCode: 'zipCode',
        },
      },
    ],
    success: { heading: 'Thank you', answers },
  });
const site = new PublishedSite({
  'deposit.json': quoting('deposit', ['term', 'amount', 'zipCode']),
  'term.json': quoting('term', ['term']),
  'visit.json': page('Ask for a visit', [form({ formId: 'visit' })]),
  'onward.json': page('Ask for a call', [form({ formId: 'onward', redirect: thanks })]),
  'call.json': page('Ask us to call', [form({ formId: 'call', successPage: '/called.html' })], {
    alternates: { es: '/es/call.html' },
  }),
  'es/call.json': page('Pida una llamada', [form({ formId: 'llamada', fields: spanishFields })], {
    alternates: { en: '/call.html' },
  }),
  'called.json': page('Your call', [nextSteps], { alternates: { es: '/es/called.html' } }),
  'es/called.json': page('Su llamada', [nextSteps], { alternates: { en: '/called.html' } }),
  'sent.json': page('It is sent', [], {
    sections: [
      {
        component: 'HeroBanner',
        props: { heading: 'A message', text: 'If you sent one.', sent: { heading: 'We have your message' } },
      },
      nextSteps,
    ],
  }),
});
beforeAll(() => site.publish());
afterAll(() => site.remove());

const started = () => startServer({ releaseFolder: site.out });
const post = (id: string) => `/svt/elmstone/forms/${id}`;
const cookieOf = ({ 'set-cookie': set = [] }: { readonly 'set-cookie'?: string[] }) => set[0] ?? '';
const sentBack = (set: string) => ({ headers: { cookie: set.split(';', 1)[0] ?? '' } });
/** A cookie as somebody else could write it. */
const forged = (confirmed: object) =>
  sentBack(`confirmation=${encodeURIComponent(JSON.stringify(confirmed))}`);

test('SEC-04 the page that confirms a form gets its chosen answers in a cookie, which only it gets, for ten minutes', async () => {
  const { origin } = await started();
  const { status, headers } = await send(origin, post('visit'), formPost(goodAnswers));
  expect(status).toBe(303);
  expect(headers.location).toMatch(/^\/sent\.html\?reference=[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  const cookie = cookieOf(headers);
  expect(cookie).toMatch(/; Max-Age=600; Path=\/sent\.html; HttpOnly; SameSite=Lax$/);
  expect(decodeURIComponent(cookie)).not.toMatch(/Rosalind|555|rosalind/);
  const shown = await send(origin, headers.location ?? '', sentBack(cookie));
  expect(shown.headers['cache-control']).toBe('no-store');
  expect(shown.text).toMatch(/Zip code<\/dt>.*04101/);
  const without = await send(origin, headers.location ?? '');
  expect(without.headers['cache-control']).not.toBe('no-store');
  expect(without.text).toContain('We answer.');
  expect(without.text).not.toContain('04101');
});

test('the translation of the confirming page repeats the answers in its language', async () => {
  const { origin } = await started();
  const { headers } = await send(origin, post('call'), formPost(goodAnswers));
  const cookies = (headers['set-cookie'] ?? []).filter((cookie) => cookie.startsWith('confirmation='));
  expect(cookies.map((cookie) => /Path=([^;]+)/.exec(cookie)?.[1])).toEqual([
    '/called.html',
    '/es/called.html',
  ]);
  const query = headers.location?.replace('/called.html', '') ?? '';
  const there = await send(origin, `/es/called.html${query}`, sentBack(cookies[1] ?? ''));
  expect(there.headers['cache-control']).toBe('no-store');
  expect(there.text).toMatch(/Tema<\/dt>.*Certificados/);
  expect(there.text).not.toContain('Certificates');
  const back = await send(origin, `/called.html${query}`, sentBack(cookies[0] ?? ''));
  expect(back.text).toMatch(/Topic<\/dt>.*Certificates/);
});

test('a confirming page says that something was sent only with a reference number', async () => {
  const { origin } = await started();
  const without = await Promise.all(
    ['', '?reference=', '?reference=please'].map((query) => send(origin, `/sent.html${query}`)),
  );
  for (const { text } of without) {
    expect(text).toContain('If you sent one.');
    expect(text).not.toContain('We have your message');
    expect(text).toContain('<title>It is sent');
  }
  const { headers } = await send(origin, post('visit'), formPost(goodAnswers));
  const { text } = await send(origin, headers.location ?? '');
  expect(text).toContain('We have your message');
  expect(text).not.toContain('If you sent one.');
  expect(text).toContain('<title>Sent: It is sent');
});

test('PAGE-06 a form with a script is led to its page with the reference number too', async () => {
  const { origin } = await started();
  const sent = await send(origin, post('onward'), scriptPost({ ...goodAnswers, formId: 'key-000000009' }));
  const { reference, redirect } = sent.json();
  expect(redirect).toBe(`/sent.html?reference=${String(reference)}`);
  const shown = await send(origin, String(redirect), sentBack(cookieOf(sent.headers)));
  expect(shown.text).toContain('04101');
});

test('SEC-01 a cookie that the form could not have made shows nothing', async () => {
  const { origin } = await started();
  const reference = 'K7QF-2M9X';
  const at = `/sent.html?reference=${reference}`;
  const values = { topic: 'Call 900-555-0199 now', zipCode: '<b>1</b>', firstName: 'Mallory' };
  for (const cookie of [
    forged({ form: 'visit', reference, values }),
    forged({ form: 'constructor', reference, values: {} }),
    forged({ form: 'visit', reference: 'AAAA-AAAA', values: { zipCode: '04101' } }),
    sentBack('confirmation=%7Bnot'),
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- one request after the other
    const { status, text } = await send(origin, at, cookie);
    expect(status).toBe(200);
    expect(text).toContain('We answer.');
    expect(text).not.toMatch(/900-555|<b>1|Mallory|04101/);
  }
});

test('RATE-15 the page that confirms a form repeats the rate that the form quoted, if it repeats what it depends on', async () => {
  const { origin } = await started();
  const deposit = { product: 'CD99', term: '12', amount: '5,000', zipCode: '04101' };
  const shown = async (id: string, more = '') => {
    const { headers } = await send(origin, post(id), formPost(deposit));
    const { headers: back } = sentBack(cookieOf(headers));
    const all = { headers: { cookie: `${back.cookie}${more}` } };
    return (await send(origin, headers.location ?? '', all)).text;
  };
  expect(await shown('deposit')).toMatch(/Rate<\/dt>.{0,200}4\.28% APY, as of November 16, 2026/);
  // The form quoted the visitor's own rate (RATE-08).
  expect(await shown('deposit', '; apply_jwt=secret')).toContain('4.39% APY');
  expect(await shown('term')).not.toContain('APY');
});
