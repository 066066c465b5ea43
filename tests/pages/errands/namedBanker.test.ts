import { expect } from 'vitest';
import { test } from '#tests/pages/visit.ts';

const phone = { viewport: { width: 375, height: 812 } };

/** A day that is in the future for ten years. */
const day = '2036-05-05';

test('an appointment with a named banker is asked for, by touch', async ({ visit }) => {
  const page = await visit('/mortgage/consultant.html', { ...phone, hasTouch: true });
  await page.getByRole('link', { name: 'Book a time with Amara Whitfield' }).tap();
  await page.waitForURL('**/appointments/request.html?banker=amara');
  const field = (name: string) => page.getByLabel(name, { exact: true });
  expect(await page.locator('[name=banker]').inputValue()).toBe('amara');
  await field('First name').fill('Ada');
  await field('Last name').fill('Tester');
  await field('Email').fill('ada@example.com');
  await page.getByText('By video', { exact: true }).tap();
  await field('Day').fill(day);
  await page.getByRole('button', { name: 'Ask for this time' }).tap();
  await page.getByText('A banker has your request').first().waitFor();
});

test('an appointment with a named banker is begun by the keyboard alone', async ({ visit }) => {
  const page = await visit('/wealth.html', phone);
  await page.getByRole('link', { name: 'Book a time with Rosa Delgado' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/appointments/request.html?banker=rosa');
  expect(await page.locator('[name=banker]').inputValue()).toBe('rosa');
});
