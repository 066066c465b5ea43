import type { Page, Request } from 'playwright';
import { describe, expect } from 'vitest';
import { passWait } from '#composer/server/services/captcha/Captcha.ts';
import { banner, field, storedForms } from '#tests/pages/contactForm.ts';
import { asPeopleDo, demoForms, sendForm } from '#tests/pages/formPages.ts';
import { faults } from '#tests/pages/pageFaults.ts';
import { hasFocus } from '#tests/pages/hasFocus.ts';
import { answered, test } from '#tests/pages/visit.ts';

const phone = { viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true };

// Each visit checks everything until the form is sent, because opening a window takes longer than a check.
test.for(Object.entries(demoForms))(
  'FORM-03 %s weighs less than 45 kB without fonts, has no fault that axe finds on a phone, before and after it was sent empty, and its lead is in the store once it is filled in',
  async ([, form], { visit, site }) => {
    const bytes: Promise<number>[] = [];
    const weigh = (request: Request) => {
      if (request.resourceType() !== 'font')
        bytes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    };
    const page = await visit(form.path, {
      ...phone,
      hasOwnWindow: true,
      prepare: (opened) => Promise.resolve(opened.on('requestfinished', weigh)),
    });
    await answered(page);
    page.off('requestfinished', weigh);
    const sum = (await Promise.all(bytes)).reduce((total, size) => total + size, 0);
    expect(sum).toBeGreaterThan(5000);
    expect(sum).toBeLessThan(45_000);
    expect(await faults(page)).toEqual([]);
    await sendForm(page, form);
    await banner(page).waitFor();
    expect(await faults(page)).toEqual([]);
    await form.fillIn(page);
    await asPeopleDo(page);
    await sendForm(page, form);
    const { ends } = form;
    if ('page' in ends) await page.waitForURL(({ pathname }) => pathname === ends.page);
    else await banner(page).filter({ hasText: ends.words }).waitFor();
    const leads = storedForms(site.dataFolder, form.formId);
    expect(leads).toHaveLength(1);
    expect(leads[0]).toMatchObject(form.lead);
  },
);

const native = Object.entries(demoForms).filter(([, { thanks }]) => thanks !== undefined);

describe.each(native)('%s without JavaScript', (_name, form) => {
  test('FORM-03 is sent, and its lead is in the store', async ({ visit, site }) => {
    const page = await visit(form.path, { javaScriptEnabled: false });
    await form.fillIn(page);
    await sendForm(page, form);
    await page.waitForURL((url) => url.pathname === form.thanks);
    const leads = storedForms(site.dataFolder, form.formId);
    expect(leads.at(-1)).toMatchObject(form.lead);
  });
});

test('FORM-20 without JavaScript a form with a captcha is shown again, and taken when it is sent once more', async ({
  visit,
  site,
}) => {
  const form = demoForms['FORM-12 FORM-20 COND-01 partner lead'];
  if (!form) throw new Error('There is no such form.');
  const before = storedForms(site.dataFolder, form.formId).length;
  const page = await visit(form.path, { javaScriptEnabled: false, expectedComplaints: /422/ });
  await form.fillIn(page);
  await sendForm(page, form);
  await banner(page).filter({ hasText: 'One more step: please send the form again.' }).waitFor();
  expect(await field(page, 'Company').inputValue()).toBe('Engines');
  expect(await field(page, 'Country').inputValue()).toBe('CA');
  expect(await field(page, 'Country').locator('option').count()).toBeGreaterThan(200);
  expect(await field(page, 'Province').inputValue()).toBe('ON');
  expect(storedForms(site.dataFolder, form.formId)).toHaveLength(before);
  await page.waitForTimeout(passWait);
  await sendForm(page, form);
  await page.waitForURL('**/business/thanks.html*');
  expect(storedForms(site.dataFolder, form.formId)).toHaveLength(before + 1);
  expect(storedForms(site.dataFolder, form.formId).at(-1)).toMatchObject(form.lead);
});

describe('FORM-07 the mortgage lead form', () => {
  const people = (page: Page) => page.locator('[data-person]:visible').allInnerTexts();

  test('shows the consultant whom the address names, is prefilled, and sends both', async ({
    visit,
    site,
  }) => {
    const query = '?MLO=Kim%20Lee&FirstName=Grace&LastName=Hopper&Email=grace%40example.com';
    const page = await visit(`/mortgage/consultant.html${query}`);
    await page.getByText('Your mortgage consultant: Kim Lee').waitFor();
    expect(await people(page)).toEqual(['Your mortgage consultant: Kim Lee']);
    expect(await field(page, 'First name').inputValue()).toBe('Grace');
    expect(await field(page, 'Email').inputValue()).toBe('grace@example.com');
    await page.getByLabel('By email').check();
    await page.getByLabel('What are you planning?').selectOption('unsure');
    await field(page, 'Zip code of the home').fill('04101');
    await asPeopleDo(page);
    await sendForm(page, { button: 'Ask for a consultant' });
    await banner(page).filter({ hasText: 'Thank you.' }).waitFor();
    const sent = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com', MLO: 'Kim Lee' };
    expect(storedForms(site.dataFolder, 'mortgage-lead').at(-1)).toMatchObject(sent);
  });

  test('shows and sends the goals coach', async ({ visit, site }) => {
    const query = '?goalscoach-name=Sam%20Reed&goalsCoachEmail=sam%40example.com';
    const page = await visit(`/es/mortgage/consultant.html${query}`);
    await page.getByText('Su asesor de metas: Sam Reed').waitFor();
    expect(await people(page)).toEqual(['Su asesor de metas: Sam Reed']);
    await demoForms['FORM-07 mortgage lead in Spanish']?.fillIn(page);
    await asPeopleDo(page);
    await sendForm(page, { button: 'Pedir un asesor' });
    await banner(page).filter({ hasText: 'Gracias.' }).waitFor();
    expect(storedForms(site.dataFolder, 'mortgage-lead-es').at(-1)).toMatchObject({
      'goalscoach-name': 'Sam Reed',
      Goals_coach_name: 'Sam Reed',
      goalsCoachEmail: 'sam@example.com',
    });
  });

  test('names nobody when the address names nobody', async ({ visit }) => {
    const page = await visit('/mortgage/consultant.html');
    await field(page, 'First name').waitFor();
    expect(await people(page)).toEqual([]);
  });

  test('FORM-05 rests while it is on its way, and can be sent again when that failed', async ({ visit }) => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const page = await visit('/mortgage/consultant.html', {
      expectedComplaints: /503/,
      prepare: (opened) =>
        opened.route('**/forms/mortgage-lead', async (route) => {
          await held;
          await route.fulfill({ status: 503, body: '' });
        }),
    });
    await demoForms['FORM-07 mortgage lead']?.fillIn(page);
    await sendForm(page, { button: 'Ask for a consultant' });
    const sending = page.getByRole('button', { name: 'Sending…' });
    await sending.waitFor();
    expect(await sending.isDisabled()).toBe(true);
    letGo();
    await banner(page).waitFor();
    expect(await page.getByRole('button', { name: 'Ask for a consultant' }).isEnabled()).toBe(true);
  });
});

describe('FORM-08 the form that requests a call', () => {
  test('keeps the topic in topicSelectForRequestToCall for the next time', async ({ visit }) => {
    const page = await visit('/mortgage/request-a-call.html');
    await page.getByLabel('What is the call about?').selectOption('home-equity');
    await page.waitForFunction(() => sessionStorage.getItem('topicSelectForRequestToCall') === 'home-equity');
    await page.goto('/mortgage/request-a-call.html');
    await expect.poll(() => page.getByLabel('What is the call about?').inputValue()).toBe('home-equity');
  });

  test('PAGE-04 spins during submit, and has words of its own when the service fails', async ({ visit }) => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const page = await visit('/mortgage/request-a-call.html', {
      expectedComplaints: /503/,
      prepare: (opened) =>
        opened.route('**/forms/request-a-call', async (route) => {
          await held;
          await route.fulfill({ status: 503, body: '' });
        }),
    });
    expect(await page.locator('body').getAttribute('id')).toBe('mortgage-request-call-new');
    await demoForms['FORM-08 PAGE-06 request a call']?.fillIn(page);
    await sendForm(page, { button: 'Request the call' });
    await page.locator('button[type=submit]', { hasText: 'Sending…' }).waitFor();
    letGo();
    await banner(page).waitFor();
    expect(await banner(page).getByRole('heading').innerText()).toBe('We could not take your request');
    expect(await banner(page).innerText()).toContain('Our service does not answer at the moment.');
    expect(await field(page, 'First name').inputValue()).toBe('Ada');
  });
});

describe('PAGE-03 a page with .error in its name', () => {
  const path = '/mortgage/request-a-call.error.html';
  const failed = 'Your form did not reach us. Please fill it in and send it once more.';

  test.for([true, false])('shows the error banner, scripts: %s', async (javaScriptEnabled, { visit }) => {
    const page = await visit(path, { javaScriptEnabled });
    expect(await banner(page).count()).toBe(1);
    expect(await banner(page).getByRole('heading').innerText()).toBe(failed);
    expect(await page.getByText('Thank you.').count()).toBe(0);
  });

  test.for([
    ['/trial/nothing.error-2.html', failed],
    ['/contact-us.error.html', failed],
    ['/es/form.error.html', 'Su formulario no nos llegó. Llénelo y envíelo una vez más.'],
  ] as const)('%s says so without a form, each time it is opened', async ([errors, words], { visit }) => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await visit(errors, { javaScriptEnabled });
      const alert = page.locator('main').getByRole('region', { name: words, exact: true });
      expect(await alert.count()).toBe(1);
      // It has no close button, so that a later error is not hidden by an earlier one.
      expect(await alert.getByRole('button').count()).toBe(0);
      await expect.poll(() => hasFocus(alert)).toBe(true);
    }
  });

  test('takes the form once more, and leads on', async ({ visit, site }) => {
    const before = storedForms(site.dataFolder, 'request-a-call').length;
    const page = await visit(path);
    await demoForms['FORM-08 PAGE-06 request a call']?.fillIn(page);
    await asPeopleDo(page);
    await sendForm(page, { button: 'Request the call' });
    await page.waitForURL('**/mortgage/thanks.html*');
    expect(storedForms(site.dataFolder, 'request-a-call')).toHaveLength(before + 1);
  });

  test('an incomplete form without JavaScript comes back on the form’s own page', async ({ visit }) => {
    const page = await visit(path, { javaScriptEnabled: false, expectedComplaints: /422/ });
    await sendForm(page, { button: 'Request the call' });
    await page.getByText('Please check what you entered').waitFor();
    expect(await page.locator('h1').innerText()).toBe('We call you, when it suits you');
  });
});
