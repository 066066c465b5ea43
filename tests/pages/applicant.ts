import type { Page } from 'playwright';
import { field } from './contactForm.ts';

/** Fills in the step of an English application that asks who applies. */
export async function fillInPerson(page: Page): Promise<void> {
  await field(page, 'First name').fill('Ada');
  await field(page, 'Last name').fill('Trial');
  await field(page, 'Date of birth').fill('1980-02-03');
  await field(page, 'Email').fill('ada@example.com');
  await field(page, 'Phone').fill('555-234-0142');
}

/** Fills in the step that asks for address and identity, beside the zip code of an earlier step. */
export async function fillInAddress(page: Page, state = 'MA'): Promise<void> {
  await field(page, 'Street address').fill('1 Trial Street');
  await field(page, 'City').fill('Boston');
  await field(page, 'State').selectOption(state);
  await field(page, 'Social Security number').fill('123456789');
}
