import type { VisibleField } from '#forms/kinds/behaviors.ts';
import type { FormDefinition, FormEntry, FormGroup } from './formDefinition.ts';
import { isVisibleKind } from './formFields.ts';

/** One step of a form: a group, with the entries that stand before it. */
export interface FormStep {
  readonly group: FormGroup;
  /** In order, the group included. */
  readonly entries: readonly FormEntry[];
}

/** A form's steps, and the entries that stand on the review after them, such as a consent. */
export interface SteppedForm {
  readonly steps: readonly FormStep[];
  readonly review: readonly FormEntry[];
}

/** Returns a form's steps: each of its groups is one. `undefined` if the form is shown at once. */
export function steppedForm({
  steps: isStepped,
  fields,
}: Pick<FormDefinition, 'steps' | 'fields'>): SteppedForm | undefined {
  if (!isStepped) return undefined;
  const steps: FormStep[] = [];
  let waiting: FormEntry[] = [];
  for (const entry of fields) {
    waiting.push(entry);
    if (entry.kind !== 'group') continue;
    steps.push({ group: entry, entries: waiting });
    waiting = [];
  }
  return steps.length === 0 ? undefined : { steps, review: waiting };
}

/** Returns the fields of entries that visitors fill in, in order, without their groups. */
export const visibleFieldsIn = (entries: readonly FormEntry[]): readonly VisibleField[] =>
  entries.flatMap((entry) => (entry.kind === 'group' ? entry.fields : [entry])).filter(isVisibleKind);
