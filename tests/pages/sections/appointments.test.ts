import type { Page } from 'playwright';
import { expect } from 'vitest';
import { test } from '#tests/pages/visit.ts';

const path = '/appointments.html';
const personal = 'Book for personal banking';
const business = 'Book for business banking';

const targetOf = (page: Page, name: string) => page.getByRole('link', { name }).getAttribute('href');

test('WIDG-14 STORE-05 the buttons lead to what the service answers, for the visitor whom a cookie names', async ({
  visit,
}) => {
  const asked: string[] = [];
  const page = await visit(path, {
    cookies: { external_id: 'v-7&x' },
    prepare: (opened) => {
      opened.on('request', (request) => {
        if (request.url().includes('appointmentScheduling')) asked.push(new URL(request.url()).search);
      });
      return Promise.resolve();
    },
  });
  await expect.poll(() => targetOf(page, personal)).toBe('/appointments/request.html?externalId=v-7%26x');
  await expect.poll(() => targetOf(page, business)).toBe('/business/talk-to-us.html?externalId=v-7%26x');
  expect(asked.toSorted()).toEqual([
    '?bankingType=bb&external_id=v-7%26x',
    '?bankingType=pb&external_id=v-7%26x',
  ]);
  await page.getByRole('link', { name: personal }).click();
  await page.getByRole('heading', { name: 'When would you like to talk?' }).waitFor();
  expect(new URL(page.url()).searchParams.get('externalId')).toBe('v-7&x');
});

test('WIDG-14 without an id the question has none; without JavaScript the buttons lead to the author’s pages', async ({
  visit,
}) => {
  const page = await visit(path);
  await expect.poll(() => targetOf(page, personal)).toBe('/appointments/request.html');
  const plain = await visit(path, { javaScriptEnabled: false });
  expect(await targetOf(plain, personal)).toBe('/appointments/request.html');
});

test('WIDG-14 PAGE-01 the buttons of the Spanish page lead to Spanish pages', async ({ visit }) => {
  const page = await visit('/es/appointments.html');
  await expect.poll(() => targetOf(page, 'Cita de banca personal')).toBe('/es/appointments/request.html');
  expect(await targetOf(page, 'Cita de banca de negocios')).toBe('/es/business/talk-to-us.html');
  await page.getByRole('link', { name: 'Cita de banca personal' }).click();
  await page.getByRole('heading', { name: '¿Cuándo quiere hablar?' }).waitFor();
});

test.for([
  ['no answer', { status: 503, body: '' }],
  ['a site that is not the bank’s', { json: { data: { attributes: { url: 'https://evil.example/' } } } }],
  ['a program', { json: { data: { attributes: { url: 'javascript:alert(1)' } } } }],
] as const)('WIDG-14 SEC-01 %s: the buttons stay as they are', async ([, answer], { visit }) => {
  const said: string[] = [];
  const page = await visit(path, {
    expectedComplaints: /503|cannot be booked/,
    prepare: (opened) => {
      opened.on('console', (message) => said.push(message.text()));
      return opened.route('**/appointmentScheduling*', (route) => route.fulfill(answer));
    },
  });
  await expect.poll(() => said.filter((one) => one.includes('cannot be booked')).length).toBe(2);
  expect(await targetOf(page, personal)).toBe('/appointments/request.html');
  expect(await targetOf(page, business)).toBe('/business/talk-to-us.html');
});
