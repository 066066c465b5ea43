import type { Interpolation, Theme } from '@mui/material/styles';

// Variants ask for props of any name.
type Style = Interpolation<{ theme: Theme; readonly [prop: string]: unknown }>;

/**
 * What `theme.components` may say of one of the library's own components: `styleOverrides` by slot, `variants` of the
 * root by props. A style may depend on the theme; what depends on props is a variant.
 */
export interface OwnComponent<Slot extends string, Props extends object = object> {
  defaultProps?: Partial<Props>;
  styleOverrides?: { [name in Slot]?: Style };
  variants?: { props: Partial<Props>; style: Style }[];
}

/**
 * The library's own components in `theme.components`, by their names; each file of `theme/components` adds its own.
 */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface -- merged with in other files
export interface OwnComponents {}
