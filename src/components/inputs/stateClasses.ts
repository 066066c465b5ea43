/**
 * MUI's class names of states (`Mui-error`, `Mui-disabled`), for parts that stand in for MUI's: a theme that names them
 * works here too.
 *
 * @param given the element's own class names.
 */
export function stateClasses(
  { error = false, disabled = false }: { readonly error?: boolean; readonly disabled?: boolean },
  given?: string,
): string | undefined {
  const names = [given, error && 'Mui-error', disabled && 'Mui-disabled'].filter(Boolean);
  return names.length > 0 ? names.join(' ') : undefined;
}
