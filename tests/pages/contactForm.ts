import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Page } from 'playwright';

/** Returns a name that no other run of a test uses: the leads of one that is run again are in the same store. */
export const ownName = (name: string) =>
  `${name} ${Array.from({ length: 8 }, () => String.fromCodePoint(97 + Math.floor(Math.random() * 26))).join('')}`;

/** Returns the values of the leads in the store of a running site, oldest first. */
export function storedLeads(dataFolder: string): Record<string, string>[] {
  const database = new Database(join(dataFolder, 'store.sqlite'), { readonly: true });
  const rows = database.prepare<[], { body: string }>('select body from leads order by id').all();
  database.close();
  return rows.map((row) => JSON.parse(row.body) as Record<string, string>);
}

/** Returns the values of the leads of one form, oldest first. */
export function storedForms(dataFolder: string, formId: string): Record<string, string>[] {
  const database = new Database(join(dataFolder, 'store.sqlite'), { readonly: true });
  const rows = database
    .prepare<[string], { body: string }>('select body from leads where form = ? order by id')
    .all(formId);
  database.close();
  return rows.map((row) => JSON.parse(row.body) as Record<string, string>);
}

export const contactPage = '/contact-us.html';
export const service = '**/svt/elmstone/forms/contact-us';

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();
export const banner = (page: Page) => page.locator('[data-section=Form] section[tabindex="-1"]');

/** Fills in all required fields of the contact form. */
export async function fillIn(page: Page, firstName: string): Promise<void> {
  await field(page, 'First name').fill(firstName);
  await field(page, 'Last name').fill('Trial');
  await field(page, 'Email').fill('trial@example.com');
  await field(page, 'Zip code').fill('04101');
  await field(page, 'What is it about?').selectOption('cd');
  await field(page, 'By email').check();
  await field(page, 'Your message').fill('Please tell me about certificates of deposit.');
  await field(page, 'You may use these details to answer my question').check();
}
