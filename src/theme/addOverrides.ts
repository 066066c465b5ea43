import type { Components, Theme } from '@mui/material/styles';

/** A component's entry, whatever the component. */
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
 * The entries of both: `added` comes after `base`, so that it adds to a look and wins where both say something. MUI's
 * own merge would put an object in the place of a function.
 */
export function addOverrides(base: Components<Theme>, added: object | undefined): Components<Theme> {
  if (!added) return base;
  const known = new Map<string, Entry>(Object.entries(base));
  // MUI types the entries of each component; here they are all alike.
  for (const [name, entry] of Object.entries(added) as [string, Entry][])
    known.set(name, both(known.get(name) ?? {}, entry));
  return Object.fromEntries(known);
}
