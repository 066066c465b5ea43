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

/** The result of a calculation, with its input. */
export interface Calculated {
  readonly typed: Typed;
  /** Dollars a month. */
  readonly payment: number;
}

/** What the calculator shows for some input. */
export interface Shown {
  readonly messages: Messages;
  readonly result: Calculated | undefined;
}

/** Validates the input, and calculates the payment if all of it is valid. */
export function calculated(typed: Typed, limits: Limits): Shown {
  const messages = checkTyped(typed, limits);
  const payment = Object.keys(messages).length === 0 ? paymentFor(typed) : undefined;
  return { messages, result: payment === undefined ? undefined : { typed, payment } };
}

/** Calculates a form that was submitted without JavaScript, and formats its values for display (CALC-05). */
export function calculatedFrom(asked: URLSearchParams, limits: Limits): Shown & { readonly typed: Typed } {
  const value = (name: keyof Typed) => asked.get(name) ?? '';
  const sent: Typed = { amount: value('amount'), term: value('term'), rate: value('rate') };
  const shown = calculated(sent, limits);
  const typed: Record<FieldName, string> = { ...sent };
  for (const name of fieldNames)
    if (shown.messages[name] === undefined) typed[name] = formatTyped(name, sent[name]);
  return { ...shown, typed };
}
