import { afterAll, beforeAll, describe, expect } from 'vitest';
import { storedLeads } from '#tests/pages/contactForm.ts';
import { captchaProvider, guardedForm, type TrialProvider } from '#tests/server/fixtures/captchaProvider.ts';
import { PublishedSite } from '#tests/server/fixtures/publishedSite.ts';
import { page as pageFile, siteFiles } from '#tests/server/fixtures/siteFiles.ts';
import { answered, type RunningSite, startSite, test } from '#tests/pages/visit.ts';

let provider: TrialProvider;
let published: PublishedSite;
let guarded: RunningSite;
beforeAll(async () => {
  provider = await captchaProvider();
  published = new PublishedSite({
    'unseen.json': pageFile('A form that machines cannot send', [guardedForm('unseen', 'v3')]),
    'challenge.json': pageFile('A form with a challenge', [guardedForm('challenge', 'challenge')]),
    'site.json': { ...(siteFiles['site.json'] as object), captcha: provider.definition() },
  });
  const { code, said } = await published.build();
  if (code !== 0) throw new Error(said);
  guarded = await startSite(published.out, { captchaSecret: 'secret-key' });
}, 600_000);
afterAll(async () => {
  await guarded.stop();
  published.remove();
  await provider.stop();
});

const requestsOf = (page: {
  on: (event: 'request', hear: (request: { url: () => string }) => void) => unknown;
}) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
};

describe('FORM-20 FORM-02 a captcha of another provider', () => {
  test('gives a token unseen when the form is sent, under the page’s own policy', async ({ visit }) => {
    let urls: string[] = [];
    const page = await visit('/unseen.html', {
      baseURL: guarded.url,
      prepare: (opened) => Promise.resolve((urls = requestsOf(opened))),
    });
    expect(urls.filter((url) => url.startsWith(provider.origin))).toEqual([]);
    await page.getByLabel('First name').fill('Unseen');
    await page.frameLocator('iframe').getByRole('button').waitFor();
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Thank you').waitFor();
    expect(provider.asked.at(-1)).toMatchObject({ secret: 'secret-key' });
    expect(storedLeads(guarded.dataFolder).at(-1)).toMatchObject({ firstName: 'Unseen' });
    expect(urls.filter((url) => /\/svt\/ecm\/captcha|embeddedCaptcha/.test(url))).toEqual([]);
  });

  test('shows its own challenge, and nothing is sent before it is met', async ({ visit }) => {
    const asked = provider.asked.length;
    const page = await visit('/challenge.html', { baseURL: guarded.url });
    await page.getByLabel('First name').fill('Challenged');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('link', { name: 'I am a person is Required' }).click();
    const box = page.getByRole('group', { name: 'I am a person' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('group');
    await expect.poll(() => box.getAttribute('aria-describedby')).toBeTruthy();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => box.getByText('I am a person is Required').count()).toBe(0);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Thank you').waitFor();
    expect(provider.asked).toHaveLength(asked + 1);
    expect(storedLeads(guarded.dataFolder).at(-1)).toMatchObject({ firstName: 'Challenged' });
  });

  test('that arrives while the button is pressed does not move it away', async ({ visit }) => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const page = await visit('/challenge.html', {
      baseURL: guarded.url,
      prepare: (opened) =>
        opened.route('**/api.js*', async (route) => {
          await arrived;
          await route.continue();
        }),
    });
    const loading = page.waitForRequest('**/api.js*');
    await page.getByLabel('First name').fill('Pressed');
    await loading;
    await page.getByRole('button', { name: 'Send' }).hover();
    await page.mouse.down();
    arrive();
    await answered(page);
    await page.mouse.up();
    await page.getByRole('link', { name: 'I am a person is Required' }).waitFor();
    await page.frameLocator('iframe').getByRole('button').waitFor();
  });

  test('that cannot be loaded is said, and what was typed stays', async ({ visit }) => {
    const page = await visit('/unseen.html', {
      baseURL: guarded.url,
      expectedComplaints: /ERR_FAILED|Failed to load/,
      prepare: (opened) => opened.route('**/api.js*', (route) => route.abort()),
    });
    await page.getByLabel('First name').fill('Nobody');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('We could not make sure that you are a person.').waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('Nobody');
  });

  test('is on no page of a site that has not chosen it', async ({ visit }) => {
    const page = await visit('/trial/form-captcha.html');
    const urls = requestsOf(page);
    await page.getByLabel('firstName (optional)').fill('Embedded');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Thank you').waitFor();
    expect(urls.some((url) => url.includes('embeddedCaptcha'))).toBe(true);
    expect(urls.filter((url) => url.includes('outsideCaptcha'))).toEqual([]);
  });
});
