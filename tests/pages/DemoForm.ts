import type { Page } from 'playwright';
import { comingDay } from './fields.ts';

/** A form of the demo bank as a visitor fills it in. */
export interface DemoForm {
  readonly path: string;
  readonly formId: string;
  readonly button: string;
  /** Fills in everything that is required; fields that only an answer brings in are there when it was given. */
  readonly fillIn: (page: Page) => Promise<void>;
  /** What the store then holds of it. */
  readonly lead: Readonly<Record<string, string>>;
  /** The page that says thank you, or the words in place of the form. */
  readonly ends: { readonly page: string } | { readonly words: string };
  /** The page that says thank you without JavaScript; none for a form that needs it. */
  readonly thanks: string | undefined;
}

export const person = { firstName: 'Ada', lastName: 'Byron' };
export const callDay = comingDay(3);
