import type { Interpolation, Theme } from '@mui/material/styles';

// Variants may use props of any name.
type Style = Interpolation<{ theme: Theme; readonly [prop: string]: unknown }>;

/**
 * Options in `theme.components` for one of the library's own components: `styleOverrides` by slot, and `variants` of
 * the root by props. Styles may depend on the theme; for styles that depend on props, use variants.
 */
export interface OwnComponent<Slot extends string> {
  defaultProps?: object;
  styleOverrides?: { [name in Slot]?: Style };
  variants?: { props: { readonly [prop: string]: unknown }; style: Style }[];
}
