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
const site = new PublishedSite({
  'visit.json': page('Ask for a visit', [form({ formId: 'visit' })]),
  'onward.json': page('Ask for a call', [form({ formId: 'onward', redirect: thanks })]),
  'sent.json': page('It is sent', [
    { component: 'NextSteps', props: { heading: 'What happens next', steps: ['We answer.'] } },
  ]),
});
beforeAll(() => site.publish(), 120_000);
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
