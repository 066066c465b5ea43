import type { ReadField } from '#composer/check/facts/readers/formShape.ts';
import { valueAt } from '#composer/page/valueAt.ts';
import type { JsonPath } from '#composer/problems/problemAt.ts';
import { listOr } from '#composer/schema/describeValue.ts';
import { isRecord } from '#lib/values/isRecord.ts';
import { checkChoice, type Report, unknownField } from './conditionProblems.ts';
import { formCodes } from './formCodes.ts';

type Fields = ReadonlyMap<string, ReadField>;

/** Kinds of fields that a quote reads each of its parts from. */
const kindsOf = {
  product: ['select', 'radioGroup', 'hidden'],
  terms: ['select', 'radioGroup'],
  amount: ['currency'],
  zipCode: ['zip'],
  state: ['select', 'radioGroup'],
  parameters: ['select', 'radioGroup', 'checkbox'],
} as const;

/** What the rates of a file depend on besides the product. */
const needs = {
  cd: ['terms', 'amount', 'zipCode'],
  deposits: ['amount', 'zipCode'],
  loans: ['terms', 'amount', 'zipCode', 'creditScore'],
  'mortgage-purchase': ['amount', 'state'],
  'mortgage-refinance': ['amount', 'state'],
  'personal-line': ['amount', 'zipCode'],
} as const;

const needsOf = (rate: unknown): (typeof needs)[keyof typeof needs] | readonly [] => {
  const [file = ''] = String(rate).split('.');
  return Object.hasOwn(needs, file) ? needs[file as keyof typeof needs] : [];
};

/** Reports fields of a quote that do not exist, are missing or have no such answers, and rates of no choice. */
export function quoteProblems(form: unknown, fields: Fields, report: Report): void {
  const entries = valueAt(form, ['fields']);
  if (!Array.isArray(entries)) return;
  entries.forEach((entry: unknown, index) => {
    const quote = valueAt(entry, ['quote']);
    if (quote !== undefined) checkQuote(quote, ['fields', index, 'quote'], fields, report);
  });
}

function checkQuote(quote: unknown, at: JsonPath, fields: Fields, report: Report): void {
  for (const part of ['amount', 'zipCode', 'state'] as const)
    checkField(part, valueAt(quote, [part]), [...at, part], fields, report);
  for (const part of ['product', 'terms'] as const) {
    const names: unknown = valueAt(quote, [part]);
    if (Array.isArray(names))
      names.forEach((name, index) => checkField(part, name, [...at, part, index], fields, report));
    else checkField(part, names, [...at, part], fields, report);
  }
  const parameters = valueAt(quote, ['parameters']);
  if (isRecord(parameters))
    for (const [name, field] of Object.entries(parameters))
      checkField('parameters', field, [...at, 'parameters', name], fields, report, name);
  const product: unknown = valueAt(quote, ['product']);
  const rates = valueAt(quote, ['rates']);
  if (!isRecord(rates)) return;
  for (const [choice, rate] of Object.entries(rates)) {
    const place = [...at, 'rates', choice];
    // Several fields have their choices joined by dots.
    const choices = Array.isArray(product) ? choice.split('.') : [choice];
    [product].flat().forEach((name, index) => {
      const field = fields.get(String(name));
      if (field) checkChoice(field, choices[index] ?? '', place, report);
    });
    for (const part of needsOf(rate).filter((name) => !isGiven(quote, rate, name)))
      report(formCodes['quote-part-missing'], place, { parameters: { rate: String(rate), part } });
  }
}

/** Whether a quote says a part: a credit score stands in the rate, or is asked. */
const isGiven = (quote: unknown, rate: unknown, part: string): boolean =>
  part === 'creditScore'
    ? String(rate).includes('creditScore=') || valueAt(quote, ['parameters', part]) !== undefined
    : valueAt(quote, [part]) !== undefined;

function checkField(
  part: keyof typeof kindsOf,
  name: unknown,
  at: JsonPath,
  fields: Fields,
  report: Report,
  called: string = part,
): void {
  if (typeof name !== 'string') return;
  const field = fields.get(name);
  if (!field) return unknownField(at, name, fields, report);
  const kinds: readonly string[] = kindsOf[part];
  if (kinds.includes(field.kind)) return;
  const parameters = { name, kind: field.kind, part: called, kinds: listOr(kinds) };
  report(formCodes['quote-field-kind'], at, { parameters, received: name });
}
