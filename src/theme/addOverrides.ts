import type { Components, Theme } from '@mui/material/styles';

/** The theme's entry of any component. */
interface Entry {
  readonly defaultProps?: object;
  readonly styleOverrides?: Readonly<Record<string, unknown>>;
  readonly variants?: readonly unknown[];
}

function both(base: Entry, added: Entry): Entry {
  const slots = Object.entries(added.styleOverrides ?? {}).map(([slot, style]) => {
    const before = base.styleOverrides?.[slot];
    return [slot, before === undefined ? style : [before, style]] as const;
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
  const known = new Map<string, Entry>(Object.entries(base));
  // MUI types each component's entry separately; here they are all treated the same.
  for (const [name, entry] of Object.entries(added) as [string, Entry][])
    known.set(name, both(known.get(name) ?? {}, entry));
  return Object.fromEntries(known);
}
