import { behaviorOf, type VisibleField } from '#forms/kinds/behaviors.ts';

/** What of a typed text a field takes: each kind lets in only its own characters, and not too many. */
export function filterTyped(field: VisibleField, typed: string): string {
  const filter = behaviorOf(field).filter?.(field);
  return filter ? typed.replace(filter.refused, '').slice(0, filter.longest) : typed;
}
