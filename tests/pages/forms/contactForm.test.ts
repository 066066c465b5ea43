import { describe, expect } from 'vitest';
import {
  banner,
  contactPage,
  field,
  fillIn,
  send,
  service,
  ownName,
  storedLeads,
} from '#tests/pages/contactForm.ts';
import { hasFocus } from '#tests/pages/hasFocus.ts';
import { startSite, test } from '#tests/pages/visit.ts';
import { waiting } from '#tests/pages/waiting.ts';

const answer = (body: unknown, status = 200) => ({
  status,
  contentType: 'text/plain',
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

describe('an incomplete form', () => {
  test('FORM-01 FORM-19 shows a banner with a link to each field, and focus moves to it', async ({
    visit,
  }) => {
    const page = await visit(contactPage);
    await send(page);
    await banner(page).waitFor();
    await expect.poll(() => hasFocus(banner(page))).toBe(true);
    expect(await banner(page).getByRole('heading').innerText()).toBe('Please check what you entered');
    expect(await banner(page).getByRole('link').allInnerTexts()).toEqual([
      'First name is Required',
      'Last name is Required',
      'Email is Required',
      'Zip code is Required',
      'Choose what your message is about',
      'Choose how we should answer',
      'Write your message',
      'Let us use these details to answer you',
    ]);
    expect(await banner(page).getAttribute('aria-labelledby')).toBe(
      await banner(page).getByRole('heading').getAttribute('id'),
    );
    expect(await page.title()).toMatch(/^Error: /);
  });

  test('FORM-19 each entry of the banner leads to its field, which names its error', async ({ visit }) => {
    const page = await visit(contactPage);
    await send(page);
    const links = banner(page).getByRole('link');
    await links.first().waitFor();
    for (const link of await links.all()) {
      await link.click();
      const error = await page.evaluate(() => {
        const focus = document.activeElement;
        const owner = focus?.matches('[type=radio]') ? focus.closest('fieldset') : focus;
        const ids = owner?.getAttribute('aria-describedby')?.split(' ') ?? [];
        return ids.map((id) => document.getElementById(id)?.innerText).join(' ');
      });
      expect(error).toContain(await link.innerText());
    }
  });

  test('FORM-19 the banner shrinks as fields are mended, and goes with the last; the focus stays', async ({
    visit,
  }) => {
    const page = await visit(contactPage);
    await send(page);
    const links = banner(page).getByRole('link');
    await links.first().waitFor();
    await field(page, 'First name').fill('Ada');
    await page.keyboard.press('Tab');
    await expect.poll(() => links.first().innerText()).toBe('Last name is Required');
    expect(await hasFocus(field(page, 'Last name'))).toBe(true);
    // What is wrong may change before nothing is.
    await field(page, 'Email').fill('nobody');
    await page.keyboard.press('Tab');
    await expect.poll(() => links.allInnerTexts()).not.toContain('Email is Required');
    expect(await links.allInnerTexts()).toHaveLength(7);
    await fillIn(page, 'Ada');
    // A choice counts at once: Playwright chooses an option without giving the field the focus.
    await field(page, 'Your message').focus();
    await banner(page).waitFor({ state: 'detached' });
    expect(await hasFocus(field(page, 'Your message'))).toBe(true);
    expect(await page.title()).not.toMatch(/^Error: /);
  });

  test('FORM-01 a field that its condition hides never blocks, and is required once it shows', async ({
    visit,
    site,
  }) => {
    const page = await visit(contactPage);
    await fillIn(page, 'Hidden');
    await field(page, 'What is it about?').selectOption('other');
    await send(page);
    await expect
      .poll(() => banner(page).getByRole('link').allInnerTexts())
      .toEqual(['Tell us the topic is Required']);
    await field(page, 'What is it about?').selectOption('loan');
    await send(page);
    await page.getByText('Thank you, your message is with us').waitFor();
    expect(storedLeads(site.dataFolder).at(-1)).toMatchObject({ firstName: 'Hidden', topic: 'loan' });
  });
});

describe('a complete form', () => {
  test('FORM-02 FORM-16 sends the fields with a random form id and the path of the page', async ({
    visit,
  }) => {
    const page = await visit(contactPage);
    await fillIn(page, 'Envelope');
    const [request] = await Promise.all([page.waitForRequest(service), send(page)]);
    const body = new URLSearchParams(request.postData() ?? '');
    expect(body.get('formId')).toMatch(/^[A-Za-z0-9]{23}$/);
    expect(body.get('cpagepath')).toBe(contactPage);
    expect(body.get('formType')).toBe('contact');
    expect(body.get('firstName')).toBe('Envelope');
    expect(request.url()).not.toContain('Envelope');
  });

  test('FORM-04 confirms after one second, takes focus after two, and resets', async ({ visit }) => {
    const page = await visit('/trial/form-call.html', {
      hasOwnWindow: true,
      prepare: (opened) => opened.clock.install(),
    });
    await field(page, 'firstName').fill('Timing');
    await page.locator('[data-section=Form][data-hydration=hydrated]').waitFor();
    await page.clock.pauseAt(Date.now() + 60_000);
    // A form is validated and sent after the next frame.
    const sent = page
      .getByRole('button', { name: 'Send' })
      .click()
      .then(() => page.clock.runFor(20));
    const [response] = await Promise.all([page.waitForResponse('**/forms/trial-call'), sent]);
    await response.finished();
    // Wait for a later response of the same server, so that the form has read its own.
    await page.evaluate(async () => (await fetch('/robots.txt')).text());
    await page.clock.runFor(999);
    expect(await banner(page).filter({ hasText: 'Thank you' }).count()).toBe(0);
    await page.clock.runFor(1);
    await banner(page).filter({ hasText: 'Thank you' }).waitFor();
    expect(await field(page, 'firstName').count()).toBe(0);
    await page.clock.runFor(999);
    expect(await hasFocus(banner(page))).toBe(false);
    await page.clock.runFor(1);
    await expect.poll(() => hasFocus(banner(page))).toBe(true);
  });

  test('FORM-05 the button rests while the form is on its way, and two clicks make one lead', async ({
    visit,
    site,
  }) => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const name = ownName('Twice');
    const page = await visit(contactPage, {
      prepare: (opened) =>
        opened.route(service, async (route) => {
          await held;
          await route.continue();
        }),
    });
    await fillIn(page, name);
    await page.getByRole('button', { name: 'Send message' }).dblclick();
    const sending = page.getByRole('button', { name: 'Sending…' });
    await sending.waitFor();
    expect(await sending.isDisabled()).toBe(true);
    letGo();
    await page.getByText('Thank you, your message is with us').waitFor();
    expect(storedLeads(site.dataFolder).filter(({ firstName }) => firstName === name)).toHaveLength(1);
  });

  test('FORM-04 a server that is down is said in the banner, and what was typed stays', async ({ visit }) => {
    const site = await startSite();
    const page = await visit(contactPage, {
      baseURL: site.url,
      expectedComplaints: /ERR_CONNECTION_REFUSED/,
    });
    await fillIn(page, 'Survivor');
    await site.stop();
    await send(page);
    await page.getByText('We could not confirm that your message arrived.').waitFor();
    await expect.poll(() => hasFocus(banner(page))).toBe(true);
    expect(await field(page, 'First name').inputValue()).toBe('Survivor');
    expect(await field(page, 'Your message').inputValue()).toContain('certificates');
    expect(await page.getByRole('button', { name: 'Send message' }).isEnabled()).toBe(true);
  });
});

test.for([
  ['an error with words', { msgType: 'error', msgDescription: 'Call <b>us</b>' }, 200, 'Call <b>us</b>'],
  ['an answer without a status', { hello: 1 }, 200, 'We could not tell whether your message arrived.'],
  ['an answer that is no JSON', '<html>', 200, 'We could not tell whether your message arrived.'],
  ['a failure of the service', 'down', 503, 'We could not confirm that your message arrived.'],
] as const)('FORM-03 FORM-04 the visitor learns of %s', async ([, body, status, words], { visit }) => {
  const page = await visit(contactPage, {
    expectedComplaints: /503/,
    prepare: (opened) => opened.route(service, (route) => route.fulfill(answer(body, status))),
  });
  await fillIn(page, 'Answer');
  await send(page);
  await page.getByText(words).waitFor();
  expect(await banner(page).count()).toBe(1);
});

/** A service that gives no reference number leaves it to the page to say what happens with a message that was sent. */
test.for([
  ['a status of success', { status: 'success' }],
  ['the word Fake for a machine’s post', { msgType: 'Fake' }],
] as const)('FORM-03 FORM-04 after %s the form’s own page follows', async ([, body], { visit }) => {
  const page = await visit(contactPage, {
    prepare: (opened) => opened.route(service, (route) => route.fulfill(answer(body, 200))),
  });
  await fillIn(page, 'Answer');
  await send(page);
  await page.waitForURL('**/contact-us-thanks.html');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Your message to us');
  await page.getByText('If you have sent a message, a banker answers within one business day.').waitFor();
});

test('FORM-01 a visitor who wants to be called has to say where', async ({ visit, site }) => {
  const page = await visit(contactPage);
  await fillIn(page, 'Called');
  await field(page, 'By telephone').check();
  await send(page);
  await expect
    .poll(() => banner(page).getByRole('link').allInnerTexts())
    .toEqual(['Enter the number at which we should call']);
  await page.locator('[name=phone]').fill('555-234-0142');
  await send(page);
  await page.waitForURL('**/contact-us-thanks.html?reference=*');
  expect(storedLeads(site.dataFolder).at(-1)).toMatchObject({ reply: 'phone', phone: '555-234-0142' });
  // Reloaded, it still says so; in Spanish, it keeps the number.
  await page.reload();
  const facts = page.locator('[data-section=NextSteps] dl');
  expect(await facts.innerText()).toContain('By telephone');
  const number = new URL(page.url()).searchParams.get('reference') ?? '';
  const spanish = await page.locator('a[hreflang=es-US]').first().getAttribute('href');
  await page.goto(new URL(spanish ?? '', page.url()).href);
  expect(new URL(page.url()).pathname).toBe('/es/contact-us-thanks.html');
  expect(await page.locator('[data-section=NextSteps]').innerText()).toContain(number);
});

test('FORM-02 what the server finds wrong is shown at its field', async ({ visit }) => {
  const refusal = { status: 'error', fields: { zipCode: 'No branch is near this zip code' } };
  const page = await visit(contactPage, {
    expectedComplaints: /422/,
    prepare: (opened) => opened.route(service, (route) => route.fulfill(answer(refusal, 422))),
  });
  await fillIn(page, 'Refused');
  await send(page);
  await banner(page).getByRole('link', { name: 'No branch is near this zip code' }).click();
  await expect.poll(() => field(page, 'Zip code').getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => hasFocus(field(page, 'Zip code'))).toBe(true);
});

test('what was typed before the program arrived is kept and counts', async ({ visit }) => {
  const { page, letGo } = await waiting(visit, contactPage);
  await fillIn(page, 'Early');
  await send(page);
  const [request] = await Promise.all([page.waitForRequest(service), Promise.resolve().then(letGo)]);
  expect(new URLSearchParams(request.postData() ?? '').get('firstName')).toBe('Early');
  await page.waitForURL('**/contact-us-thanks.html?reference=*');
});

test('when the program cannot be loaded the form is sent natively', async ({ visit }) => {
  const page = await visit(contactPage, {
    expectedComplaints: /ERR_FAILED|stays without JavaScript/,
    prepare: (opened) => opened.route('**/assets/*.js', (route) => route.abort()),
  });
  await fillIn(page, 'Native');
  await send(page);
  await page.waitForURL('**/contact-us-thanks.html*');
});

test.for([
  ['/contact-us.html', 'Your message', 'At least 20 characters. Please leave out account numbers'],
  ['/es/contact-us.html', 'Su mensaje', 'Al menos 20 caracteres. '],
] as const)(
  'VAL-09 %s tells the fewest characters before anything is sent',
  async ([path, label, words], { visit }) => {
    const page = await visit(path, { javaScriptEnabled: false });
    const described = await page.getByLabel(label, { exact: true }).getAttribute('aria-describedby');
    const notes = await Promise.all(
      (described ?? '').split(' ').map((id) => page.locator(`[id="${id}"]`).innerText()),
    );
    expect(notes.join(' ')).toContain(words);
  },
);
