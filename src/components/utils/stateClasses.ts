/**
 * Returns class names with MUI's state classes (`Mui-error`, `Mui-disabled`), for native elements, so that themes can
 * style these states as usual.
 *
 * @param states whether each state applies (a boolean), by its name.
 * @param given the element's own class names.
 */
export function stateClasses(states: object, given?: string): string | undefined {
  const names = Object.entries(states).flatMap(([state, applies]) => (applies ? [`Mui-${state}`] : []));
  return [given, ...names].filter(Boolean).join(' ') || undefined;
}
