import type { ReadField } from '#composer/check/facts/readers/formShape.ts';
import { valueAt } from '#composer/page/valueAt.ts';
import { isRecord } from '#lib/values/isRecord.ts';
import { checkChoice, type Report, unknownField } from './conditionProblems.ts';
import { formCodes } from './formCodes.ts';

type Fields = ReadonlyMap<string, ReadField>;

/** Limits of an amount that depend on another field's choice. */
interface LimitByChoice {
  readonly name: 'min' | 'max';
  readonly field: string;
  readonly amounts: ReadonlyMap<string, number>;
}

type Limit = number | LimitByChoice;

function readLimit({ value }: ReadField, name: 'min' | 'max'): Limit | undefined {
  const limit = valueAt(value, [name]);
  if (typeof limit === 'number') return limit;
  const field = valueAt(limit, ['field']);
  const amounts = valueAt(limit, ['amounts']);
  if (typeof field !== 'string' || !isRecord(amounts)) return undefined;
  const entries = Object.entries(amounts).flatMap(([choice, amount]) =>
    typeof amount === 'number' ? [[choice, amount] as const] : [],
  );
  return { name, field, amounts: new Map(entries) };
}

/** What depends on another field's choice: the property, and the one in it that has the choices. */
interface ByChoice {
  readonly at: readonly [property: string, choices: string];
  readonly field: string;
  readonly choices: Iterable<string>;
  readonly code: 'amounts-without-choices' | 'weekdays-without-choices';
}

/** It must name a field with choices, and each entry one of them. */
function checkNames(
  own: ReadField,
  { at: [property, entries], ...by }: ByChoice,
  fields: Fields,
  report: Report,
) {
  const at = [...own.path, property];
  const field = fields.get(by.field);
  if (!field) return unknownField([...at, 'field'], by.field, fields, report);
  // A visitor chooses nothing in a hidden field, whose only value needs no limit of its own.
  if (!field.choices || field.kind === 'hidden')
    return report(formCodes[by.code], [...at, 'field'], {
      parameters: { field: by.field },
      received: by.field,
    });
  for (const choice of by.choices) checkChoice(field, choice, [...at, entries, choice], report);
}

const amountFor = (limit: Limit | undefined, field: string, choice: string) =>
  typeof limit === 'object' ? (limit.field === field ? limit.amounts.get(choice) : undefined) : limit;

/** Returns the pairs of lowest and highest amounts that can apply together. */
function pairs(min: Limit | undefined, max: Limit | undefined): (readonly [number, number])[] {
  const byChoice = [min, max].filter((limit) => typeof limit === 'object');
  const choices = byChoice.flatMap(({ field, amounts }) =>
    [...amounts.keys()].map((choice) => [field, choice] as const),
  );
  return (byChoice.length === 0 ? [['', ''] as const] : choices).flatMap(([field, choice]) => {
    const [least, most] = [amountFor(min, field, choice), amountFor(max, field, choice)];
    return least === undefined || most === undefined ? [] : [[least, most] as const];
  });
}

/** The amounts of which a limit is a part must be other fields with amounts. */
function checkAmounts(own: ReadField, fields: Fields, report: Report): void {
  for (const part of ['of', 'less']) {
    const path = ['max', part];
    const name = valueAt(own.value, path);
    if (typeof name !== 'string') continue;
    const at = [...own.path, ...path];
    const field = fields.get(name);
    if (!field) unknownField(at, name, fields, report);
    else if (field.kind !== 'currency' || field === own)
      report(formCodes['part-of-no-amount'], at, { parameters: { field: name }, received: name });
  }
}

/** Checks the limits of an amount, which may depend on the choice of another field or be a part of its amount. */
export function limitProblems(own: ReadField, fields: Fields, report: Report): void {
  if (own.kind !== 'currency') return;
  checkAmounts(own, fields, report);
  const [min, max] = [readLimit(own, 'min'), readLimit(own, 'max')];
  for (const limit of [min, max])
    if (typeof limit === 'object')
      checkNames(
        own,
        {
          at: [limit.name, 'amounts'],
          field: limit.field,
          choices: limit.amounts.keys(),
          code: 'amounts-without-choices',
        },
        fields,
        report,
      );
  const never = pairs(min, max).find(([least, most]) => least > most);
  if (!never) return;
  const reason = `it must be at least ${never[0]} and at most ${never[1]}`;
  report(formCodes['field-never-valid'], [...own.path, 'max'], { parameters: { name: own.name, reason } });
}

/** Checks the weekdays of a date that depend on the choice of another field. */
export function weekdayProblems(own: ReadField, fields: Fields, report: Report): void {
  const field = valueAt(own.value, ['weekdaysFor', 'field']);
  const weekdays = valueAt(own.value, ['weekdaysFor', 'weekdays']);
  if (typeof field !== 'string' || !isRecord(weekdays)) return;
  const by = { at: ['weekdaysFor', 'weekdays'], field, choices: Object.keys(weekdays) } as const;
  checkNames(own, { ...by, code: 'weekdays-without-choices' }, fields, report);
}
