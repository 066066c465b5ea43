import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadSite } from '#composer/page/loadSite.ts';
import { allSections } from '#composer/project/allSections.ts';
import { checkWith } from '#composer/project/checkOptions.ts';
import { createServer } from '#composer/server/createServer.ts';
import { formWords } from '#words/forms.ts';
import { captchaProvider, guardedForm, type TrialProvider } from '#tests/server/fixtures/captchaProvider.ts';
import { PublishedSite } from '#tests/server/fixtures/publishedSite.ts';
import { scriptPost, send } from '#tests/server/fixtures/send.ts';
import { serverParts } from '#tests/server/fixtures/serverParts.ts';
import { page, siteFiles } from '#tests/server/fixtures/siteFiles.ts';
import { startServer } from '#tests/server/fixtures/startServer.ts';
import { emptyStore, keptLeads } from '#tests/store/testStore.ts';

let provider: TrialProvider;
let site: PublishedSite;
beforeAll(async () => {
  provider = await captchaProvider();
  site = new PublishedSite({
    'guarded.json': page('A form that machines cannot send', [guardedForm('guarded', 'v3')]),
    'site.json': {
      ...(siteFiles['site.json'] as object),
      captcha: provider.definition({ minScore: 0.5, timeoutMs: 500 }),
    },
  });
  const { errors } = await site.publish();
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
}, 600_000);
afterAll(async () => {
  site.remove();
  await provider.stop();
});
beforeEach(() => {
  provider.asked.length = 0;
  provider.reply = undefined;
});

const guarded = '/svt/elmstone/forms/guarded';
const captchaSecret = 'secret-key';
const post = (token: string, key: string) =>
  scriptPost({ firstName: 'Rosalind', captcha_response: token, captcha_type: 'v3', formId: key });

async function started() {
  const store = await emptyStore('sqlite');
  const server = await startServer({ releaseFolder: site.out, ...store, captchaSecret });
  return { ...server, store };
}

describe('FORM-20 a site with a captcha provider of its own choice', () => {
  test('has each token verified once, takes one lead with it, and that one again', async () => {
    const { origin, store } = await started();
    const token = provider.token();
    expect((await send(origin, guarded, post(token, 'key-000000001'))).status).toBe(200);
    expect((await send(origin, guarded, post(token, 'key-000000001'))).status).toBe(200);
    const reused = await send(origin, guarded, post(token, 'key-000000002'));
    expect([reused.status, reused.json()['msgDescription']]).toEqual([422, formWords.en.errorCaptcha]);
    expect(provider.asked).toEqual([{ secret: captchaSecret, response: token }]);
    expect((await keptLeads(store)).bodies).toEqual([{ firstName: 'Rosalind' }]);
  });

  test('refuses what the provider does not know, and a score that is too low', async () => {
    const { origin, store } = await started();
    for (const token of ['', 'made-up', 'x'.repeat(12_000)])
      expect((await send(origin, guarded, post(token, 'key-000000001'))).status).toBe(422);
    expect(provider.asked).toEqual([{ secret: captchaSecret, response: 'made-up' }]);
    provider.reply = { status: 200, body: '{"success":true,"score":0.4}' };
    expect((await send(origin, guarded, post('robot', 'key-000000001'))).status).toBe(422);
    expect((await keptLeads(store)).leads).toEqual([]);
  });

  test.each([
    ['fails', { status: 500, body: '{}' }],
    ['answers with nonsense', { status: 200, body: '<html>' }],
    ['says nothing of success', { status: 200, body: '{"ok":true}' }],
    ['does not answer in time', 'nothing'],
  ] as const)('asks to send again later when the provider %s', async (_case, reply) => {
    const { origin, store, log } = await started();
    provider.reply = reply;
    const token = provider.token();
    const { status, headers, json } = await send(origin, guarded, post(token, 'key-000000001'));
    expect([status, headers['retry-after']]).toEqual([503, '10']);
    expect(json()['msgDescription']).toBe(formWords.en.errorSubmit);
    expect((await keptLeads(store)).leads).toEqual([]);
    expect(log()).not.toContain(captchaSecret);
    provider.reply = undefined;
    expect((await send(origin, guarded, post(token, 'key-000000001'))).status).toBe(200);
  });

  test('lets pages with a captcha, and no others, load what the provider needs', async () => {
    const { origin } = await started();
    const policyOf = async (path: string) =>
      String((await send(origin, path)).headers['content-security-policy']);
    const policy = await policyOf('/guarded.html');
    expect(policy).toMatch(new RegExp(`script-src 'self' [^;]*${provider.origin}(?:;|$)`));
    expect(policy).toContain(`connect-src 'self' ${provider.origin};`);
    expect(policy).toContain(`frame-src ${provider.origin};`);
    expect(await policyOf('/contact.html')).not.toContain(provider.origin);
    const { text } = await send(origin, '/contact.html');
    expect(text).not.toMatch(/public-key|trialCaptcha|data-captcha/);
    expect((await send(origin, '/svt/ecm/captcha')).status).toBe(404);
  });

  test('does not start without the secret key, and says which form needs it', async () => {
    const { dataFolder } = await emptyStore('sqlite');
    await expect(
      createServer({ releaseFolder: site.out, ...(await serverParts()), dataFolder }),
    ).rejects.toThrow(/The form "guarded" on \/guarded\.html .* PORTICO_CAPTCHA_SECRET/);
  });
});

test('FORM-20 what a captcha provider needs is checked where it is written', () => {
  const wrong = {
    script: 'javascript:x',
    api: 'a.b',
    siteKey: '',
    verify: '/verify',
    origins: { frame: ["'unsafe-inline'; *"] },
  };
  const bad = new PublishedSite({ 'site.json': { ...(siteFiles['site.json'] as object), captcha: wrong } });
  try {
    const found = checkWith(loadSite(bad.folder), allSections).filter(({ file }) =>
      file.endsWith('site.json'),
    );
    expect(found.map(({ pointer }) => pointer)).toEqual(
      expect.arrayContaining([
        '/captcha/script',
        '/captcha/api',
        '/captcha/siteKey',
        '/captcha/verify',
        '/captcha/origins/frame/0',
      ]),
    );
  } finally {
    bad.remove();
  }
});
