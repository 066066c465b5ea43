import type { Condition, Conditions } from '#forms/field/conditionSchema.ts';
import {
  conditionList,
  type HasFields,
  isVisibleKind,
  type PlacedField,
  placedFields,
} from '#forms/definition/formFields.ts';
import { behaviorOf, type VisibleField } from '#forms/kinds/behaviors.ts';
import type { FormField } from '#forms/kinds/schemas.ts';
import { cleanLine } from '#lib/values/cleanText.ts';

/** A form's values by field name. The values of a checkbox group are joined by commas. */
export type FormValues = Readonly<Record<string, string | undefined>>;

/**
 * Returns the value of a field from its text, the same in the browser and on the server.
 *
 * @param field the field, or the one that it confirms.
 */
export const enteredValue = (field: FormField, text: string): string =>
  (behaviorOf(field).entered ?? cleanLine)(text, field);

/** A field's state after its conditions have been applied (COND-06). */
export interface FieldStanding {
  readonly field: VisibleField;
  readonly isShown: boolean;
  readonly isRequired: boolean;
  readonly isDisabled: boolean;
  /**
   * The answer that counts, such as in a quote: empty if the field is hidden or disabled, the given value if it is forced,
   * else the entered one.
   */
  readonly value: string;
  readonly isForced: boolean;
}

/** Returns the text of a field. Safe for names such as `constructor`. */
export const textOf = (values: FormValues, name: string): string =>
  Object.hasOwn(values, name) ? (values[name] ?? '') : '';

class Standings {
  readonly #values: FormValues;
  readonly #fields: ReadonlyMap<string, PlacedField>;
  readonly #known = new Map<string, string>();

  constructor(definition: HasFields, values: FormValues) {
    this.#values = values;
    this.#fields = new Map(placedFields(definition).map((placed) => [placed.field.name, placed]));
  }

  /** Returns the value that other fields' conditions see. In a cycle of conditions, the entered value counts. */
  value(name: string): string {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const entered = this.#entered(name);
    this.#known.set(name, entered);
    const placed = this.#fields.get(name);
    const field = placed?.field;
    if (!placed || !field || !isVisibleKind(field)) return entered;
    const chosen = () => this.forced(field) ?? (this.isDisabled(placed) ? '' : entered);
    const value = this.isShown(placed) ? chosen() : '';
    this.#known.set(name, value);
    return value;
  }

  #entered(name: string): string {
    const field = this.#fields.get(name)?.field;
    const text = textOf(this.#values, name);
    if (!field) return cleanLine(text);
    const confirmed = behaviorOf(field).confirms?.(field);
    const like = confirmed === undefined ? undefined : this.#fields.get(confirmed)?.field;
    return enteredValue(like ?? field, text);
  }

  holds(conditions: Conditions | undefined): boolean {
    return conditionList(conditions).every((condition) => this.#holds(condition));
  }

  #holds(condition: Condition): boolean {
    const value = this.value(condition.field);
    const field = this.#fields.get(condition.field)?.field;
    const given = field && behaviorOf(field).isSeveral ? value.split(',') : [value];
    return 'is' in condition
      ? given.some((one) => condition.is.includes(one))
      : !given.some((one) => condition.isNot.includes(one));
  }

  /** Whether there are conditions and they hold. */
  applies(conditions: Conditions | undefined): boolean {
    return conditions !== undefined && this.holds(conditions);
  }

  isShown({ field, group }: PlacedField): boolean {
    return this.holds(group?.when?.show) && (!isVisibleKind(field) || this.holds(field.when?.show));
  }

  isDisabled({ field, group }: PlacedField): boolean {
    return (isVisibleKind(field) && this.applies(field.when?.disable)) || this.applies(group?.when?.disable);
  }

  forced({ when }: VisibleField): string | undefined {
    return when?.force && this.holds(when.force.if) ? when.force.value : undefined;
  }
}

/** Applies the conditions to all fields that visitors may see, in order. */
export function applyConditions(definition: HasFields, values: FormValues): FieldStanding[] {
  const standings = new Standings(definition, values);
  return placedFields(definition).flatMap((placed): FieldStanding[] => {
    const { field } = placed;
    if (!isVisibleKind(field)) return [];
    const isShown = standings.isShown(placed);
    const isForced = isShown && standings.forced(field) !== undefined;
    const isDisabled = standings.isDisabled(placed);
    const isRequired = isShown && !isDisabled && (field.required || standings.applies(field.when?.require));
    return [{ field, isShown, isRequired, isDisabled, isForced, value: standings.value(field.name) }];
  });
}

/** Returns the names of the fields whose conditions hold. */
export const shownNames = (standings: readonly FieldStanding[]): ReadonlySet<string> =>
  new Set(standings.flatMap(({ field, isShown }) => (isShown ? [field.name] : [])));

/** Returns the names of the fields that conditions depend on. */
export function decidingFields(definition: HasFields): string[] {
  const names = new Set<string>();
  for (const { field, group } of placedFields(definition)) {
    const when = isVisibleKind(field) ? field.when : undefined;
    for (const conditions of [
      group?.when?.show,
      group?.when?.disable,
      when?.show,
      when?.require,
      when?.disable,
      when?.force?.if,
    ])
      for (const { field: name } of conditionList(conditions)) names.add(name);
  }
  return [...names];
}
