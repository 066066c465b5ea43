import type { Components, Theme } from '@mui/material/styles';
import { type ThemeEntry, withNativeStates } from './nativeStates.ts';

function mergeEntries(base: ThemeEntry, added: ThemeEntry): ThemeEntry {
  const slots = Object.entries(added.styleOverrides ?? {}).map(([slot, style]) => {
    const baseStyle = base.styleOverrides?.[slot];
    return [slot, baseStyle === undefined ? style : [baseStyle, style]] as const;
  });
  return {
    ...base,
    ...added,
    defaultProps: { ...base.defaultProps, ...added.defaultProps },
    styleOverrides: { ...base.styleOverrides, ...Object.fromEntries(slots) },
    ...(base.variants || added.variants
      ? { variants: [...(base.variants ?? []), ...(added.variants ?? [])] }
      : {}),
  };
}

/**
 * Merges the entries of two themes. Overrides in `added` come after those in `base`, so that both apply and `added`
 * wins conflicts. MUI's own merge would replace a function with an object.
 */
export function addOverrides(base: Components<Theme>, added: object | undefined): Components<Theme> {
  if (!added) return base;
  const entries = new Map<string, ThemeEntry>(Object.entries(base));
  // MUI types each component's entry separately; here they are all treated the same.
  for (const [name, entry] of Object.entries(added) as [string, ThemeEntry][])
    entries.set(name, mergeEntries(entries.get(name) ?? {}, withNativeStates(name, entry)));
  return Object.fromEntries(entries);
}
