import { behaviorOf, type VisibleField } from '#forms/kinds/behaviors.ts';

/** Removes the characters that a field's kind does not accept, and shortens the text to its maximum length. */
export function filterTyped(field: VisibleField, typed: string): string {
  const filter = behaviorOf(field).filter?.(field);
  return filter ? typed.replace(filter.refused, '').slice(0, filter.longest) : typed;
}
