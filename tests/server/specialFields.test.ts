import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Challenge } from 'altcha-lib';
import { solveCaptcha } from '#forms/post/embeddedCaptcha.ts';
import { createServer } from '#composer/server/createServer.ts';
import { formWords } from '#words/forms.ts';
import { bankService } from '#tests/server/fixtures/bankService.ts';
import { PublishedSite } from '#tests/server/fixtures/publishedSite.ts';
import { formPost, scriptPost, send } from '#tests/server/fixtures/send.ts';
import { page } from '#tests/server/fixtures/siteFiles.ts';
import { serverParts } from '#tests/server/fixtures/serverParts.ts';
import { startServer } from '#tests/server/fixtures/startServer.ts';
import { emptyStore, keptLeads, storeKinds } from '#tests/store/testStore.ts';

const pages = { successPage: '/thanks.html', errorPage: '/contact.error.html' };
const form = (formId: string, fields: readonly object[]) => ({
  component: 'Form',
  props: {
    heading: 'Write',
    form: { formId, fields, submit: 'Send', success: { heading: 'Thank you' }, ...pages },
  },
});
const name = { kind: 'text', name: 'firstName', label: 'First name', required: true };
const plain = new PublishedSite({
  'captcha.json': page('A form that machines cannot send', [
    form('guarded', [name, { kind: 'captcha', name: 'captcha_response' }]),
  ]),
  'checked.json': page('A form that checks addresses', [
    form('checked', [{ kind: 'email', name: 'email', label: 'Email', required: true, serverCheck: true }]),
  ]),
  'hidden.json': page('A form with hidden fields', [
    form('hidden', [
      name,
      { kind: 'hidden', name: 'HashedLPID', from: { page: 'hashedLpid' } },
      { kind: 'hidden', name: 'path', from: { page: 'path' } },
      { kind: 'hidden', name: 'company', from: { cookie: 'companyReferrer_cookie' } },
      { kind: 'hidden', name: 'session', from: { page: 'activeSession' } },
    ]),
  ]),
  'asked.json': page('A form that reads its address', [
    form('asked', [
      { kind: 'text', name: 'firstName', label: 'First name', required: true, prefill: { query: 'fname' } },
      { kind: 'hidden', name: 'externalId', from: { query: 'externalId' } },
      { kind: 'hidden', name: 'pm_genericstring01', from: { query: 'pm1' }, value: 'none' },
      { kind: 'text', name: 'company', label: 'Company', prefill: { cookie: 'companyReferrer_cookie' } },
      { kind: 'text', name: 'nickname', label: 'Nickname', prefill: { cookie: 'firstname' } },
    ]),
  ]),
  'kept.json': page('A form that keeps values', [
    form('kept', [
      { ...name, keep: { cookie: 'firstname' } },
      { kind: 'zip', name: 'zipCode', label: 'Zip code', required: true, keep: { cookie: 'zipcode' } },
      { kind: 'text', name: 'segment', label: 'Segment', keep: { cookie: 'segment_code' } },
      { kind: 'text', name: 'topic', label: 'Topic', keep: { session: 'productRecommender' } },
    ]),
  ]),
});
const sensitive = new PublishedSite({
  'tax.json': page('A tax form', [
    form('tax', [
      name,
      { kind: 'ssn', name: 'ssn', label: 'Social security number', required: true },
      { kind: 'confirm', name: 'ssnAgain', label: 'The same again', of: 'ssn' },
      { kind: 'taxId', name: 'foreign', label: 'Tax number of another country' },
      { kind: 'password', name: 'word', label: 'Password', minLength: 8 },
    ]),
  ]),
});
beforeAll(async () => {
  await plain.publish();
  const { errors } = await sensitive.publish();
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
}, 600_000);
afterAll(() => {
  plain.remove();
  sensitive.remove();
});

const dataKeys = `2026-11:${randomBytes(32).toString('base64')}`;
const tax = '/svt/elmstone/forms/tax';
const secrets = {
  ssn: '123-45-6789',
  ssnAgain: '123-45-6789',
  foreign: 'XF 4711 22',
  word: 'open sesame',
};
const taxAnswers = { firstName: 'Rosalind', ...secrets };
const anySecret = /45-?6789|XF 4711|open sesame/;

describe.each(storeKinds)('SEC-04 a form that asks for a social security number, with %s', (kind) => {
  test('is stored with the number encrypted, posted on with it open, and logged without it', async () => {
    const bank = await bankService((_request, response) => response.writeHead(204).end());
    const store = await emptyStore(kind);
    const leads = { upstream: bank.address };
    const options = { releaseFolder: sensitive.out, ...store, dataKeys, leads, delivery: { pollMs: 20 } };
    const { origin, log } = await startServer(options);
    const answers = { ...taxAnswers, formId: 'key-000000001' };
    expect((await send(origin, tax, scriptPost(answers))).status).toBe(200);
    expect((await send(origin, tax, scriptPost(answers))).status).toBe(200);
    await vi.waitFor(() => expect(bank.seen).toHaveLength(1), 5000);
    expect(JSON.parse(bank.seen[0]?.body ?? '')).toMatchObject({ values: { ssn: '123456789' } });
    const { leads: kept } = await keptLeads(store);
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toMatch(anySecret);
    expect(Object.keys(JSON.parse(kept[0]?.sealed ?? '{}') as object)).toEqual(
      expect.arrayContaining(Object.keys(secrets)),
    );
    expect(log()).not.toMatch(anySecret);
  });
});

test('SEC-04 a form that is shown again holds no tax number and no password', async () => {
  const { origin, log } = await startServer({ releaseFolder: sensitive.out, dataKeys });
  const { status, text } = await send(origin, tax, formPost({ ...taxAnswers, ssnAgain: '123-45-6788' }));
  expect(status).toBe(422);
  expect(text).toContain('value="Rosalind"');
  expect(text).not.toMatch(anySecret);
  expect(text).not.toContain('45-6788');
  expect(log()).not.toMatch(anySecret);
});

describe('SEC-04 without a key', () => {
  test('a server does not start, and says which form needs one and how to make it', async () => {
    const { dataFolder } = await emptyStore('sqlite');
    await expect(
      createServer({ releaseFolder: sensitive.out, ...(await serverParts()), dataFolder }),
    ).rejects.toThrow(/The form "tax" on \/tax\.html .* \(field "ssn"\).* PORTICO_DATA_KEY=/);
  });

  test('a key that is none is refused at the start', async () => {
    const { dataFolder } = await emptyStore('sqlite');
    await expect(
      createServer({
        releaseFolder: sensitive.out,
        ...(await serverParts()),
        dataFolder,
        dataKeys: 'secret',
      }),
    ).rejects.toThrow('PORTICO_DATA_KEY: expected an id and 32 bytes');
  });

  test('the demo makes one, and says so in the log', async () => {
    const store = await emptyStore('sqlite');
    const { origin, log } = await startServer({ releaseFolder: sensitive.out, ...store, demo: true });
    expect(log()).toContain('This is a demo');
    expect((await send(origin, tax, scriptPost(taxAnswers))).status).toBe(200);
    expect(JSON.stringify((await keptLeads(store)).leads)).not.toMatch(/45-?6789/);
    expect(readFileSync(join(store.dataFolder, 'demo-data-key'), 'utf8')).toMatch(/^demo:/);
  });

  test('a form that is published while the server runs gets 503, and nothing is kept', async () => {
    const store = await emptyStore('sqlite');
    const { origin, log } = await startServer({ releaseFolder: plain.out, ...store });
    const file = join(plain.out, '_portico/release.json');
    const before = readFileSync(file, 'utf8');
    const { forms } = JSON.parse(readFileSync(join(sensitive.out, '_portico/release.json'), 'utf8')) as {
      forms: Record<string, unknown>;
    };
    const release = JSON.parse(before) as { forms: Record<string, unknown> };
    writeFileSync(file, JSON.stringify({ ...release, forms: { ...release.forms, tax: forms['tax'] } }));
    try {
      await vi.waitFor(async () => {
        const { status, headers } = await send(origin, tax, scriptPost(taxAnswers));
        expect([status, headers['retry-after']]).toEqual([503, '10']);
      }, 5000);
    } finally {
      writeFileSync(file, before);
    }
    expect(log()).toContain('PORTICO_DATA_KEY');
    expect((await keptLeads(store)).leads).toEqual([]);
  });
});

describe('FORM-20 a form with a captcha', () => {
  const guarded = '/svt/elmstone/forms/guarded';
  const post = (proof: string, key: string) =>
    scriptPost({ firstName: 'Rosalind', captcha_response: proof, captcha_type: 'v3', formId: key });

  test('takes a lead with a proof, and the same lead again', async () => {
    const store = await emptyStore('sqlite');
    const { origin } = await startServer({ releaseFolder: plain.out, ...store });
    const challenge = (await send(origin, '/svt/ecm/captcha')).json() as unknown as Challenge;
    const proof = await solveCaptcha(challenge);
    expect((await send(origin, guarded, post(proof, 'key-000000001'))).status).toBe(200);
    expect((await send(origin, guarded, post(proof, 'key-000000001'))).status).toBe(200);
    const reused = await send(origin, guarded, post(proof, 'key-000000002'));
    expect([reused.status, reused.json()['msgDescription']]).toEqual([422, formWords.en.errorCaptcha]);
    expect((await keptLeads(store)).bodies).toEqual([{ firstName: 'Rosalind' }]);
  });

  test.each(['', 'x', 'a.b.c.0-0-0-0-0-0-0-0', btoa('{}'), btoa('{"challenge":{},"solution":{}}')])(
    'takes none with the proof "%s"',
    async (proof) => {
      const store = await emptyStore('sqlite');
      const { origin } = await startServer({ releaseFolder: plain.out, ...store });
      expect((await send(origin, guarded, post(proof, 'key-000000001'))).status).toBe(422);
      expect((await send(origin, guarded, formPost({ firstName: 'Rosalind' }))).status).toBe(422);
      expect((await keptLeads(store)).leads).toEqual([]);
    },
  );
});

describe('FORM-18 a form that has its address checked', () => {
  const checked = '/svt/elmstone/forms/checked';
  const answers = (email: string) => scriptPost({ email });

  test('VAL-16 is refused by the server too, in the words of the browser', async () => {
    const missing = () => Promise.reject(Object.assign(new Error('none'), { code: 'ENOTFOUND' }));
    const resolver = { resolveMx: missing, resolve4: missing, resolve6: missing };
    const { origin } = await startServer({ releaseFolder: plain.out, resolver });
    const { status, json } = await send(origin, checked, answers('rosalind@no-such-domain.bank'));
    expect([status, json()]).toEqual([
      422,
      {
        status: 'error',
        msgDescription: formWords.en.errorForm,
        fields: { email: formWords.en.errorEmailServer },
      },
    ]);
  });

  test('is taken when nobody can be asked', async () => {
    const broken = () => Promise.reject(new Error('no network'));
    const resolver = { resolveMx: broken, resolve4: broken, resolve6: broken };
    const { origin } = await startServer({ releaseFolder: plain.out, resolver });
    expect((await send(origin, checked, answers('rosalind@takes-mail.bank'))).status).toBe(200);
  });
});

describe('FORM-16 hidden fields that the server knows', () => {
  test('HashedLPID is made from the cookie riblpid, whatever is sent; the rest where the browser sent none', async () => {
    const store = await emptyStore('sqlite');
    const { origin } = await startServer({ releaseFolder: plain.out, ...store });
    const post = formPost({ firstName: 'Rosalind', HashedLPID: 'forged' });
    const headers = {
      ...post.headers,
      cookie: 'riblpid=4711; companyReferrer_cookie=Acme%0ACo; session_id=s-1',
    };
    expect((await send(origin, '/svt/elmstone/forms/hidden', { ...post, headers })).status).toBe(303);
    expect((await keptLeads(store)).bodies).toEqual([
      {
        firstName: 'Rosalind',
        HashedLPID: createHash('sha256').update('4711').digest('hex'),
        path: '/hidden.html',
        company: 'Acme Co',
        session: 's-1',
      },
    ]);
  });

  test('what the browser sent stays', async () => {
    const store = await emptyStore('sqlite');
    const { origin } = await startServer({ releaseFolder: plain.out, ...store });
    const post = scriptPost({ firstName: 'Rosalind', path: '/es/x.html', company: 'Elan', session: 's-2' });
    const headers = { ...post.headers, cookie: 'companyReferrer_cookie=Acme; session_id=s-1' };
    expect((await send(origin, '/svt/elmstone/forms/hidden', { ...post, headers })).status).toBe(200);
    expect((await keptLeads(store)).bodies).toMatchObject([
      { path: '/es/x.html', company: 'Elan', session: 's-2', HashedLPID: '' },
    ]);
  });
});

describe('STORE-03 a form that keeps values', () => {
  const kept = '/svt/elmstone/forms/kept';
  const day = 86_400;
  const answers = { firstName: 'Renée; Path=/x', zipCode: '04101', segment: '', topic: 'cd' };

  test('sets their cookies when it is sent without JavaScript, each for as long as cookies of its name live', async () => {
    const { origin } = await startServer({ releaseFolder: plain.out });
    const answer = await send(origin, kept, formPost(answers));
    expect(answer.status).toBe(303);
    expect(answer.headers['set-cookie']).toEqual([
      `firstname=Ren%C3%A9e%3B%20Path%3D%2Fx; Max-Age=${30 * day}; Path=/; SameSite=Lax`,
      `zipcode=04101; Max-Age=${180 * day}; Path=/; SameSite=Lax`,
    ]);
  });

  test('sets none when it is refused, and leaves it to its script where there is one', async () => {
    const { origin } = await startServer({ releaseFolder: plain.out });
    const refused = await send(origin, kept, formPost({ ...answers, zipCode: 'x' }));
    expect([refused.status, refused.headers['set-cookie']]).toEqual([422, undefined]);
    const scripted = await send(origin, kept, scriptPost(answers));
    expect([scripted.status, scripted.headers['set-cookie']]).toEqual([200, undefined]);
  });
});

test('SEC-04 PAGE-13 pages learn the names of personal and sensitive fields, but no others', async () => {
  const { origin } = await startServer({ releaseFolder: plain.out });
  const { status, json } = await send(origin, '/svt/ecm/personalFields');
  expect(status).toBe(200);
  expect(json()['names']).toEqual(['email', 'phone', 'zipcode']);
});

describe('without JavaScript', () => {
  const hiddenValues = (text: string) =>
    Object.fromEntries(
      [...text.matchAll(/<input type="hidden" name="(externalId|pm_\w+)" value="([^"]*)"/g)].map(
        ([, key, value]) => [key, value],
      ),
    );

  test('FORM-16 FORM-07 every parameter that a form reads is in the page, also after a mistake, and in the lead', async () => {
    const store = await emptyStore('sqlite');
    const { origin } = await startServer({ releaseFolder: plain.out, ...store });
    const { text } = await send(origin, '/asked.html?externalId=E7&pm1=spring&fname=Ada');
    expect(text).toContain('value="Ada"');
    const hidden = hiddenValues(text);
    expect(hidden).toMatchObject({ externalId: 'E7', pm_genericstring01: 'spring' });
    const path = '/svt/elmstone/forms/asked';
    const again = await send(origin, path, formPost({ ...hidden, firstName: '' }));
    expect([again.status, hiddenValues(again.text)]).toMatchObject([422, hidden]);
    await send(origin, path, formPost({ ...hiddenValues(again.text), firstName: 'Ada' }));
    expect((await keptLeads(store)).bodies).toMatchObject([
      { firstName: 'Ada', externalId: 'E7', pm_genericstring01: 'spring' },
    ]);
  });

  test('FORM-09 the referrer’s cookies fill the fields that scripts would prefill, and no others', async () => {
    const store = await emptyStore('sqlite');
    const { origin } = await startServer({ releaseFolder: plain.out, ...store });
    const cookie = 'companyReferrer_cookie=Harbor%20Homes; firstname=Perpetua';
    for (const [make, more] of [
      [formPost, {}],
      [formPost, { firstName: 'Grace', company: 'Own company' }],
      [scriptPost, { firstName: 'Rosalind' }],
    ] as const) {
      const post = make({ firstName: 'Ada', company: '', ...more });
      await send(origin, '/svt/elmstone/forms/asked', { ...post, headers: { ...post.headers, cookie } });
    }
    const { bodies } = await keptLeads(store);
    expect(bodies.map(({ firstName, company, nickname }) => [firstName, company, nickname])).toEqual([
      ['Ada', 'Harbor Homes', undefined],
      ['Grace', 'Own company', undefined],
      ['Rosalind', undefined, undefined],
    ]);
  });
});
