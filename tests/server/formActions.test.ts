import { leadReference } from '#composer/server/store/leadReference.ts';
import type { IncomingHttpHeaders } from 'node:http';
import type { Challenge } from 'altcha-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { solveCaptcha } from '#forms/post/embeddedCaptcha.ts';
import { bankService, type Behaviour } from '#tests/server/fixtures/bankService.ts';
import { PublishedSite } from '#tests/server/fixtures/publishedSite.ts';
import { formPost, scriptPost, send } from '#tests/server/fixtures/send.ts';
import { contactForm, goodAnswers, page, siteFiles } from '#tests/server/fixtures/siteFiles.ts';
import { startServer } from '#tests/server/fixtures/startServer.ts';
import { emptyStore, keptLeads } from '#tests/store/testStore.ts';

const form = (props: object) => ({
  component: 'Form',
  props: { heading: 'Write', form: { ...contactForm, ...props } },
});
const own = '/svt/elmstone/forms/mortgage/lead';
const reply =
  (status: number, body: unknown): Behaviour =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'text/plain' }).end(JSON.stringify(body));

// Leads without a key of their own are compared within ten minutes by the clock.
const noon = new Date('2026-11-21T12:00:00Z');

async function withStore(site: PublishedSite) {
  const store = await emptyStore('sqlite');
  const { origin } = await startServer({ releaseFolder: site.out, now: () => noon, ...store });
  return { origin, kept: () => keptLeads(store) };
}

describe('FORM-21 a form with a path of its own', () => {
  const site = new PublishedSite({
    'mortgage.json': page('Ask for a mortgage', [form({ formId: 'house', action: own })]),
  });
  beforeAll(() => site.publish());
  afterAll(() => site.remove());

  test('is posted there, and what follows the path is no other form', async () => {
    const { origin, kept } = await withStore(site);
    const { text } = await send(origin, '/mortgage.html');
    expect(/<form[^>]* action="([^"]*)"/.exec(text)?.[1]).toBe(own);
    for (const [index, path] of [own, `${own}/CODE/04101`].entries()) {
      const body = scriptPost({ ...goodAnswers, formId: `key-00000000${index}` });
      expect((await send(origin, path, body)).json()).toMatchObject({ status: 'success' });
    }
    expect((await kept()).leads.map((lead) => lead.form)).toEqual(['house', 'house']);
    expect((await send(origin, '/svt/elmstone/forms/mortgage', scriptPost(goodAnswers))).status).toBe(404);
  });

  test('FORM-21 one that a machine fills in looks sent, and is kept as a machine’s', async () => {
    const { origin, kept } = await withStore(site);
    const body = scriptPost({ ...goodAnswers, website: 'http://spam.example' });
    expect((await send(origin, own, body)).json()).toEqual({
      status: 'success',
      msgDescription: 'Thank you',
      reference: expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/),
    });
    await expect.poll(async () => (await kept()).outbox.map((row) => row.state)).toEqual(['fake']);
  });
});

describe('FORM-21 a form of a form service of the bank', () => {
  const letter = { confirmationCode: 'HOME4417', zipCode: '04101', offerProductCode: 'HELOC' };

  async function withBank(behaviour: Behaviour, more: object = {}) {
    const bank = await bankService(behaviour, '/leads/mortgage');
    const config = siteFiles['site.json'] as object;
    const site = new PublishedSite({
      'site.json': { ...config, formUpstreams: [bank.address.replace('/mortgage', '')] },
      'mortgage.json': page('Ask for a mortgage', [form({ formId: 'house', action: bank.address, ...more })]),
      'forms/offers.json': { codes: [], offers: [letter] },
    });
    const { errors } = await site.publish();
    expect(errors).toEqual([]);
    return { bank, ...(await withStore(site)) };
  }
  const post = '/svt/elmstone/forms/house';

  test('goes there once the site’s own rules let it through, and is recorded as delivered', async () => {
    const { bank, origin, kept } = await withBank(reply(200, { msgType: 'success' }));
    const { text } = await send(origin, '/mortgage.html');
    expect(/<form[^>]* action="([^"]*)"/.exec(text)?.[1]).toBe(post);
    const wrong = await send(origin, post, scriptPost({ ...goodAnswers, email: 'nobody' }));
    expect(wrong.status).toBe(422);
    expect(bank.seen).toEqual([]);
    const sent = await send(origin, post, scriptPost({ ...goodAnswers, formId: 'key-000000001' }));
    expect(sent.json()).toMatchObject({ status: 'success' });
    expect(bank.seen[0]?.url).toBe('/leads/mortgage');
    expect(bank.seen[0]?.headers['idempotency-key']).toMatch(/^house:[\da-f]{64}$/);
    expect(Object.fromEntries(new URLSearchParams(bank.seen[0]?.body))).toMatchObject({
      ...goodAnswers,
      'form-id': 'house',
      formId: 'key-000000001',
    });
    const { leads, outbox } = await kept();
    expect(outbox.map((row) => row.state)).toEqual(['delivered']);
    // What the visitor is shown is what the bank's staff finds.
    expect(sent.json()).toMatchObject({ reference: leadReference(leads[0]?.idempotency_key ?? '') });
  });

  const offer = {
    fields: [
      ...contactForm.fields,
      { kind: 'text', name: 'confirmationCode', label: 'Code', required: true },
      { kind: 'hidden', name: 'offerProductCode', value: 'CARD1' },
    ],
    address: {
      path: ['confirmationCode', 'zipCode'],
      query: ['ecid'],
      unless: { field: 'isNewApply', is: ['true'], query: ['confirmationCode', 'offerProductCode', 'ecid'] },
    },
  };

  test('FORM-14 has its confirmation and zip code in the service’s address, and the page’s ecid', async () => {
    const { bank, origin } = await withBank(reply(200, { status: 'success' }), offer);
    const answers = scriptPost({ ...goodAnswers, confirmationCode: 'AB 12' });
    expect((await send(origin, `${post}/AB%2012/04101?ecid=7`, answers)).status).toBe(200);
    expect((await send(origin, `${post}?ecid=7&isNewApply=true`, answers)).status).toBe(200);
    expect(bank.seen.map(({ url }) => url)).toEqual([
      '/leads/mortgage/AB%2012/04101?ecid=7',
      '/leads/mortgage?confirmationCode=AB+12&offerProductCode=CARD1&ecid=7',
    ]);
  });

  test('FORM-14 tells the service the product of the offer that the site found, not the one in the address', async () => {
    const { bank, origin, kept } = await withBank(reply(200, { status: 'success' }), {
      ...offer,
      handler: 'myOffer',
    });
    const answers = { ...goodAnswers, confirmationCode: 'home-4417', offerProductCode: 'CARD-REWARDS' };
    const { status } = await send(origin, `${post}?isNewApply=true`, scriptPost(answers));
    expect(status).toBe(200);
    expect(bank.seen[0]?.url).toBe('/leads/mortgage?confirmationCode=home-4417&offerProductCode=HELOC');
    expect(new URLSearchParams(bank.seen[0]?.body).get('offerProductCode')).toBe('HELOC');
    expect((await kept()).bodies).toMatchObject([{ offerProductCode: 'HELOC' }]);
  });

  test('FORM-14 SEC-01 a confirmation code of dots leads to no other path', async () => {
    const { bank, origin } = await withBank(reply(200, { status: 'success' }), offer);
    const { status, json } = await send(origin, post, scriptPost({ ...goodAnswers, confirmationCode: '..' }));
    expect([status, Object.keys(json()['fields'] as object)]).toEqual([422, ['confirmationCode']]);
    expect(bank.seen).toEqual([]);
  });

  test('FORM-16 what the script says about the form is passed on and kept', async () => {
    const { bank, origin, kept } = await withBank(reply(200, { status: 'success' }));
    const envelope = {
      leadFormId: 'lead-form-00001',
      cpagepath: '/mortgage.html',
      pdfpath: '/content/dam/a.pdf',
    };
    expect((await send(origin, post, scriptPost({ ...goodAnswers, ...envelope }))).status).toBe(200);
    expect(Object.fromEntries(new URLSearchParams(bank.seen[0]?.body))).toMatchObject(envelope);
    expect((await kept()).bodies).toMatchObject([envelope]);
  });

  test('says what the service refuses, in the words of the site where it has them (FORM-06)', async () => {
    const message = 'No matching record found with the entered Acxiom and Zip combination.';
    const { origin, kept } = await withBank(reply(200, { status: 'error', msgDescription: message }));
    const refused = await send(origin, post, scriptPost(goodAnswers));
    expect(refused.status).toBe(422);
    expect(refused.json()).toMatchObject({ status: 'error', msgDescription: message });
    expect(Object.keys(refused.json()['fields'] as object)).toEqual(['zipCode']);
    expect((await kept()).leads).toEqual([]);
  });

  test('“Fake” looks like success, and is kept as a machine’s', async () => {
    const { origin, kept } = await withBank(reply(200, { status: 'Fake' }));
    expect((await send(origin, post, scriptPost(goodAnswers))).json()).toMatchObject({ status: 'success' });
    expect((await kept()).outbox.map((row) => row.state)).toEqual(['fake']);
  });

  test('PAGE-04 a service that fails, or is not there, is a failure; nothing is acknowledged', async () => {
    const { bank, origin, kept } = await withBank(reply(500, { status: 'error' }));
    expect((await send(origin, post, scriptPost(goodAnswers))).status).toBe(503);
    bank.state.behaviour = (_request, response) => response.destroy();
    const native = await send(origin, post, formPost(goodAnswers));
    expect(native.status).toBe(503);
    expect(native.text).toContain('Rosalind');
    expect((await kept()).leads).toEqual([]);
  });

  const keysOf = ({ seen }: { readonly seen: readonly { readonly headers: IncomingHttpHeaders }[] }) =>
    seen.map(({ headers }) => headers['idempotency-key']);
  const correction = { ...goodAnswers, phone: '207-555-0143' };

  test('FORM-05 a retry keeps its key, and corrected answers get another one', async () => {
    const { bank, origin, kept } = await withBank(reply(500, { status: 'error' }));
    const formId = 'key-000000001';
    const sent = (answers: object) => send(origin, post, scriptPost({ ...answers, formId }));
    await sent(goodAnswers);
    await sent(goodAnswers);
    bank.state.behaviour = reply(200, { status: 'success' });
    await sent(goodAnswers);
    await sent(correction);
    const [first, second, third, corrected] = keysOf(bank);
    expect([second, third]).toEqual([first, first]);
    expect(corrected).not.toBe(first);
    expect((await kept()).bodies.map((body) => body['phone'])).toEqual([goodAnswers.phone, correction.phone]);
  });

  test('FORM-05 so it is without JavaScript, where the form has no key of its own', async () => {
    const { bank, origin } = await withBank(reply(500, { status: 'error' }));
    for (const answers of [goodAnswers, goodAnswers, correction]) await send(origin, post, formPost(answers));
    const [first, second, corrected] = keysOf(bank);
    expect(second).toBe(first);
    expect(corrected).not.toBe(first);
    const [one, again] = bank.seen.map(({ body }) => new URLSearchParams(body).get('formId'));
    expect(one).toHaveLength(23);
    expect(again).toBe(one);
  });

  test('SEC-04 the key reveals nothing about the answers, not even to someone who guesses them', async () => {
    const seen = [];
    for (let site = 0; site < 2; site += 1) {
      const { bank, origin } = await withBank(reply(200, { status: 'success' }));
      await send(origin, post, scriptPost({ ...goodAnswers, formId: 'key-000000001' }));
      seen.push(...keysOf(bank));
    }
    expect(new Set(seen).size).toBe(2);
  });

  test('FORM-20 one proof is good for one of two posts at once, and for the same post again', async () => {
    const fields = [...contactForm.fields, { kind: 'captcha', name: 'captcha_response' }];
    const { bank, origin, kept } = await withBank(reply(200, { status: 'success' }), { fields });
    const challenge = (await send(origin, '/svt/ecm/captcha')).json() as unknown as Challenge;
    const captcha_response = await solveCaptcha(challenge);
    const sent = (formId: string) =>
      send(origin, post, scriptPost({ ...goodAnswers, captcha_response, formId }));
    const keys = ['key-000000001', 'key-000000002'];
    const answers = await Promise.all(keys.map(sent));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect(bank.seen).toHaveLength(1);
    const taken = keys[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect((await sent(taken)).json()).toMatchObject({ status: 'success' });
    expect(bank.seen).toHaveLength(1);
    expect((await kept()).leads).toHaveLength(1);
  });

  test('FORM-04 an answer without a status is neither', async () => {
    const { origin } = await withBank(reply(200, { hello: 'you' }));
    const { status, json } = await send(origin, post, scriptPost(goodAnswers));
    expect(status).toBe(200);
    expect(json()).not.toHaveProperty('status');
  });
});

describe('SEC-01 a form that leads to another site of the bank', () => {
  const start = 'https://apply.elmstonebank.example/start';
  const siteWith = (redirectOrigins: readonly string[]) =>
    new PublishedSite({
      'site.json': { ...(siteFiles['site.json'] as object), redirectOrigins },
      'mortgage.json': page('Ask for a mortgage', [form({ formId: 'house', redirect: start })]),
    });
  const post = '/svt/elmstone/forms/house';

  test('does so where site.json names its origin, with and without scripts', async () => {
    const site = siteWith(['https://apply.elmstonebank.example']);
    expect((await site.publish()).errors).toEqual([]);
    const { origin } = await withStore(site);
    expect((await send(origin, post, formPost(goodAnswers))).headers.location).toBe(start);
    expect((await send(origin, post, scriptPost(goodAnswers))).json()).toMatchObject({ redirect: start });
    const { text, headers } = await send(origin, '/mortgage.html');
    expect(text).toContain('data-redirect-origins="https://apply.elmstonebank.example"');
    expect(headers['content-security-policy']).toContain(
      "form-action 'self' https://apply.elmstonebank.example;",
    );
  });

  test('is not published where site.json does not', async () => {
    const { errors } = await siteWith([]).publish();
    expect(errors.map(({ code }) => code)).toContain('form-leads-outside');
  });
});
