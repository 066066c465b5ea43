import type { Page } from 'playwright';
import { expect } from 'vitest';
import { formatDay } from '#lib/format/dates.ts';
import { storedForms } from '#tests/pages/contactForm.ts';
import { openDay } from '#tests/pages/fields.ts';
import { tabTo } from '#tests/pages/tabTo.ts';
import { test } from '#tests/pages/visit.ts';

const phone = { viewport: { width: 375, height: 812 } };

const day = openDay;
const typedDay = day.replace(/(\d+)-(\d+)-(\d+)/, '$2$3$1');

const chosen = (page: Page) => page.locator('[name=banker]:checked').getAttribute('value');
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** What the page repeats of the request, as `Day: May 5, 2027`. */
const repeated = (page: Page) =>
  page
    .locator('[data-section=NextSteps] dl > div')
    .evaluateAll((facts) =>
      facts.map((fact) => [...fact.children].map((part) => part.textContent).join(': ')),
    );

test('an appointment with a named banker is asked for, by touch', async ({ visit }) => {
  const page = await visit('/mortgage/consultant.html', { ...phone, hasTouch: true });
  await page.getByRole('link', { name: 'Book a time with Amara Whitfield' }).tap();
  await page.waitForURL('**/appointments/request.html?banker=amara');
  expect(await chosen(page)).toBe('amara');
  await field(page, 'First name').fill('Ada');
  await field(page, 'Last name').fill('Tester');
  await field(page, 'Email').fill('ada@example.com');
  await page.getByText('By video', { exact: true }).tap();
  await field(page, 'Day').fill(day);
  await field(page, 'Time of day').selectOption('midday');
  await page.getByRole('button', { name: 'Ask for this time' }).tap();
  await page.waitForURL('**/appointments/thanks.html?reference=*');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Your appointment request is in');
  expect(await page.title()).toBe('Sent: Your appointment request | Elmstone Bank');
  expect(await repeated(page)).toEqual([
    'Banker: Amara Whitfield',
    'How would you like to talk?: By video',
    `Day: ${formatDay(day, 'en')}`,
    'Time of day: Midday, from noon to 3',
  ]);
  expect(page.url()).toMatch(/\/appointments\/thanks\.html\?reference=[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  const reference = await page.locator('[data-section=NextSteps] strong').innerText();
  await page.locator('header a[hreflang=es-US]').first().tap();
  await page.getByRole('dialog').getByRole('link', { name: 'Continuar en español' }).tap();
  await page.waitForURL((url) => url.pathname === '/es/appointments/thanks.html');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Recibimos su solicitud de cita');
  expect(await page.locator('[data-section=NextSteps] strong').innerText()).toBe(reference);
  expect(await repeated(page)).toEqual([
    'Asesor: Amara Whitfield',
    '¿Cómo quiere hablar?: Por video',
    `Día: ${formatDay(day, 'es')}`,
    'Hora del día: Mediodía, de 12 a 3',
  ]);
});

test('an appointment with a named banker is asked for by the keyboard alone', async ({ visit }) => {
  const page = await visit('/wealth.html', phone);
  await page.getByRole('link', { name: 'Book a time with Rosa Delgado' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/appointments/request.html?banker=rosa');
  expect(await chosen(page)).toBe('rosa');
  for (const [name, text] of Object.entries({
    firstName: 'Ada',
    lastName: 'Tester',
    email: 'ada@example.com',
  })) {
    // oxlint-disable-next-line no-await-in-loop -- one field after the other
    await tabTo(page, `[name=${name}]`);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await page.keyboard.type(text);
  }
  await tabTo(page, '[name=way]');
  await page.keyboard.press('Space');
  await tabTo(page, '[name=branch]');
  await page.keyboard.type('Hartford');
  await tabTo(page, '[name=day]');
  await page.keyboard.type(typedDay);
  await tabTo(page, '[name=time]');
  await page.keyboard.type('Mor');
  await tabTo(page, 'main [type=submit]');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/appointments/thanks.html?reference=*');
  expect(await repeated(page)).toEqual([
    'Banker: Rosa Delgado',
    'How would you like to talk?: In a branch',
    'Which branch?: Hartford',
    `Day: ${formatDay(day, 'en')}`,
    'Time of day: Morning, from 9 to noon',
  ]);
});

test('SEC-04 without scripts a branch keeps its banker: the next page repeats the request, in no address and no cache', async ({
  visit,
  site,
}) => {
  const page = await visit('/es/branches/ct/hartford-74-trumbull-street.html', {
    ...phone,
    javaScriptEnabled: false,
  });
  await page.getByRole('link', { name: 'Reservar una cita con Rosa Delgado' }).click();
  await page.waitForURL('**/es/appointments/request.html?banker=rosa&way=branch&branch=*');
  expect(await chosen(page)).toBe('rosa');
  await field(page, 'Nombre').fill('Ada');
  await page.locator('[name=lastName]').fill('Tester');
  await page.locator('[name=email]').fill('ada@example.com');
  await page.getByText('Por video', { exact: true }).click();
  await page.locator('[name=day]').fill(day);
  await page.locator('[name=time]').selectOption('afternoon');
  await page.getByRole('button', { name: 'Pedir esta cita' }).click();
  await page.waitForURL('**/es/appointments/thanks.html?reference=*');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Recibimos su solicitud de cita');
  const said = [
    'Asesor: Rosa Delgado',
    '¿Cómo quiere hablar?: Por video',
    `Día: ${formatDay(day, 'es')}`,
    'Hora del día: Tarde, de 3 a 5',
  ];
  expect(await repeated(page)).toEqual(said);
  expect([...new URL(page.url()).searchParams.keys()]).toEqual(['reference']);
  const again = await page.reload();
  expect(again?.headers()['cache-control']).toBe('no-store');
  expect(await repeated(page)).toEqual(said);
  // Another number is another request.
  await page.goto(page.url().replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')));
  expect(await repeated(page)).toEqual([]);
  // Without a number, such as from a bookmark, nothing is said to have been sent.
  await page.goto(new URL('/es/appointments/thanks.html', page.url()).href);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Su solicitud de cita');
  expect(await page.title()).toBe('Su solicitud de cita | Elmstone Bank');
  expect(await page.locator('main').innerText()).not.toContain('Recibimos');
  expect(storedForms(site.dataFolder, 'appointment-es').at(-1)).toMatchObject({ banker: 'rosa' });
});

test('a branch without a named banker is the one that is asked for', async ({ visit }) => {
  const page = await visit('/branches/me/portland-301-forest-avenue.html', phone);
  await page.getByRole('link', { name: 'ask for a time' }).click();
  await page.waitForURL('**/appointments/request.html?way=branch&branch=*');
  await expect.poll(() => field(page, 'Which branch?').inputValue()).toBe('301 Forest Avenue, Portland');
  expect(await page.locator('[name=way]:checked').getAttribute('value')).toBe('branch');
});

test('the people who answer are on the page of appointments, with a face and a way to book', async ({
  visit,
}) => {
  const page = await visit('/appointments.html', phone);
  const cards = page.locator('[data-section=PersonCard] li');
  expect(await cards.count()).toBe(4);
  expect(await cards.locator('img').count()).toBe(4);
  await cards.getByRole('link', { name: 'Book a time with Jun Nakamura' }).click();
  await page.waitForURL('**/appointments/request.html?banker=jun');
  expect(await chosen(page)).toBe('jun');
});
