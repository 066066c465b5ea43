import type { InputTraits } from '#forms/field/FieldKindBehavior.ts';
import { behaviorOf, type VisibleField } from '#forms/kinds/behaviors.ts';

const plain: InputTraits = { type: 'text', width: 'full' };

/** How a field is typed into; one that confirms another is typed like it. */
export function inputTraits(field: VisibleField, confirmed?: VisibleField): InputTraits {
  const { input = plain, confirms } = behaviorOf(field);
  if (confirms) return { ...(confirmed ? inputTraits(confirmed) : input), autoComplete: 'off' };
  return 'autocomplete' in field && field.autocomplete !== undefined
    ? { ...input, autoComplete: field.autocomplete }
    : input;
}
