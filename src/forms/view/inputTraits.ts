import type { InputTraits } from '#forms/field/FieldKindBehavior.ts';
import { behaviorOf, type VisibleField } from '#forms/kinds/behaviors.ts';

const plain: InputTraits = { type: 'text', width: 'full' };

/** Returns the input attributes of a field. A field that confirms another uses those of the confirmed field. */
export function inputTraits(field: VisibleField, confirmed?: VisibleField): InputTraits {
  const { input = plain, confirms } = behaviorOf(field);
  if (confirms) return { ...(confirmed ? inputTraits(confirmed) : input), autoComplete: 'off' };
  return 'autocomplete' in field && field.autocomplete !== undefined
    ? { ...input, autoComplete: field.autocomplete }
    : input;
}
