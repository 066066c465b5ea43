import type { Interpolation, Theme } from '@mui/material/styles';

// Variants may use props of any name.
type Style = Interpolation<{ theme: Theme; readonly [prop: string]: unknown }>;

/**
 * Options in `theme.components` for one of the library's own components: `styleOverrides` by slot, and `variants` of
 * the root by props. Styles may depend on the theme; for styles that depend on props, use variants.
 */
export interface OwnComponent<Slot extends string, Props extends object = object> {
  defaultProps?: Partial<Props>;
  styleOverrides?: { [name in Slot]?: Style };
  variants?: { props: Partial<Props>; style: Style }[];
}

/** The library's own components in `theme.components`, by name. Each file in `theme/components` adds its own. */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface -- other files merge declarations into it
export interface OwnComponents {}
