/**
 * Returns class names with MUI's state classes (`Mui-error`, `Mui-disabled`), for components that replace MUI's, so
 * that themes can style these states as usual.
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
