import MuiLink, { type LinkProps as MuiLinkProps } from '@mui/material/Link';
import type { ComponentType, ElementType } from 'react';

export type LinkProps = MuiLinkProps & { readonly component?: ElementType };

/**
 * MUI's Link. Links in author text look the same. Use `underline="hover"` in lists of links, where the position alone
 * shows that they are links, and `color="inherit"` on dark panels.
 */
export const Link = MuiLink as ComponentType<LinkProps>;
