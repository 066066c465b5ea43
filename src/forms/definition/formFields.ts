import type { Conditions } from '#forms/field/conditionSchema.ts';
import { behaviorOf, type VisibleField } from '#forms/kinds/behaviors.ts';
import type { FormField } from '#forms/kinds/schemas.ts';
import type { FormDefinition, FormGroup } from './formDefinition.ts';
import { isHidden } from '#forms/kinds/hidden.ts';

/** Returns the names of a form's fields with sensitive values, including the fields that confirm them (SEC-04). */
export function sensitiveNames(definition: HasFields): ReadonlySet<string> {
  const fields = fieldsOf(definition);
  const names = new Set(fields.filter((field) => behaviorOf(field).isSensitive).map(({ name }) => name));
  for (const field of fields) {
    const confirmed = behaviorOf(field).confirms?.(field);
    if (confirmed !== undefined && names.has(confirmed)) names.add(field.name);
  }
  return names;
}

/** Returns the parameter of the page's address that a field takes its value from, if any. */
export function parameterOf(field: FormField): string | undefined {
  const source = isHidden(field) ? field.from : 'prefill' in field ? field.prefill : undefined;
  return source && 'query' in source ? source.query : undefined;
}

/**
 * Returns the parameters of a page's address for which the server fills in a form, for visitors without JavaScript
 * (FORM-07, FORM-16).
 */
export const askedParameters = (definition: HasFields): readonly string[] => [
  ...new Set(fieldsOf(definition).flatMap((field) => parameterOf(field) ?? [])),
];

/** Anything with fields: a form definition or a part of one. */
export type HasFields = Pick<FormDefinition, 'fields'>;

/** A field, with the group that contains it, if any. */
export interface PlacedField {
  readonly field: FormField;
  readonly group?: FormGroup;
}

const placed = new WeakMap<HasFields['fields'], readonly PlacedField[]>();

/** Returns all fields of a form in order, including those in groups. */
export function placedFields({ fields }: HasFields): readonly PlacedField[] {
  let known = placed.get(fields);
  if (!known) {
    known = fields.flatMap((entry): PlacedField[] =>
      entry.kind === 'group' ? entry.fields.map((field) => ({ field, group: entry })) : [{ field: entry }],
    );
    placed.set(fields, known);
  }
  return known;
}

/** Returns all fields of a form in order, without their groups. */
export const fieldsOf = (definition: HasFields): readonly FormField[] =>
  placedFields(definition).map(({ field }) => field);

/** Whether the visitor fills in the field. */
export const isVisibleKind = (field: FormField): field is VisibleField =>
  behaviorOf(field).control !== 'none';

/** Returns conditions as a list, all of which must hold. */
export const conditionList = (conditions: Conditions | undefined) =>
  conditions === undefined ? [] : Array.isArray(conditions) ? conditions : [conditions];
