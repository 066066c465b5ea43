import type { Page } from 'playwright';
import { openDay } from './fields.ts';

/** A form of the demo bank, and how a visitor fills it in. */
export interface DemoForm {
  readonly path: string;
  readonly formId: string;
  readonly button: string;
  /** Fills in all required fields, including those that only appear after an answer. */
  readonly fillIn: (page: Page) => Promise<void>;
  /** The values of the stored lead. */
  readonly lead: Readonly<Record<string, string>>;
  /** The page or the text that follows a successful submission. */
  readonly ends: { readonly page: string } | { readonly words: string };
  /** The page that follows without JavaScript. `undefined` for a form that requires it. */
  readonly thanks: string | undefined;
}

export const person = { firstName: 'Ada', lastName: 'Byron' };
export const callDay = openDay;
