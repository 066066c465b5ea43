import type { Conditions } from '#forms/field/conditionSchema.ts';
import { behaviorOf, type VisibleField } from '#forms/kinds/behaviors.ts';
import type { FormField } from '#forms/kinds/schemas.ts';
import type { FormDefinition, FormGroup } from './formDefinition.ts';

/** What has fields: a definition, or a part of one. */
export type HasFields = Pick<FormDefinition, 'fields'>;

/** A field and the group it stands in. */
export interface PlacedField {
  readonly field: FormField;
  readonly group?: FormGroup;
}

const placed = new WeakMap<HasFields['fields'], readonly PlacedField[]>();

/** All fields of a form in their order, those of groups among them. */
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

/** All fields of a form in their order, without their groups. */
export const fieldsOf = (definition: HasFields): readonly FormField[] =>
  placedFields(definition).map(({ field }) => field);

/** Whether the visitor fills a field in. */
export const isVisibleKind = (field: FormField): field is VisibleField =>
  behaviorOf(field).control !== 'none';

/** Conditions as a list; it holds when all of them do. */
export const conditionList = (conditions: Conditions | undefined) =>
  conditions === undefined ? [] : Array.isArray(conditions) ? conditions : [conditions];
