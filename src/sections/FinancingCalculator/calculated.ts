import {
  checkTyped,
  type FieldName,
  fieldNames,
  formatTyped,
  type Limits,
  type Messages,
  paymentFor,
  type Typed,
} from './calculation.ts';

/** What was calculated, and of what. */
export interface Calculated {
  readonly typed: Typed;
  /** Dollars a month. */
  readonly payment: number;
}

/** What a form with these values shows. */
export interface Shown {
  readonly messages: Messages;
  readonly result: Calculated | undefined;
}

/** Checks what was entered, and calculates when all of it is valid. */
export function calculated(typed: Typed, limits: Limits): Shown {
  const messages = checkTyped(typed, limits);
  const payment = Object.keys(messages).length === 0 ? paymentFor(typed) : undefined;
  return { messages, result: payment === undefined ? undefined : { typed, payment } };
}

/** Characters of a value in an address; nobody needs more. */
const longest = 40;

/** A form that was sent without JavaScript: its values as they are shown then (CALC-05), and what came of them. */
export function calculatedFrom(asked: URLSearchParams, limits: Limits): Shown & { readonly typed: Typed } {
  const value = (name: keyof Typed) => (asked.get(name) ?? '').slice(0, longest);
  const sent: Typed = { amount: value('amount'), term: value('term'), rate: value('rate') };
  const shown = calculated(sent, limits);
  const typed: Record<FieldName, string> = { ...sent };
  for (const name of fieldNames)
    if (shown.messages[name] === undefined) typed[name] = formatTyped(name, sent[name]);
  return { ...shown, typed };
}
