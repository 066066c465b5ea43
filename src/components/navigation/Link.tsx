import MuiLink, { type LinkProps as MuiLinkProps } from '@mui/material/Link';
import type { ComponentType, ElementType } from 'react';

export type LinkProps = Omit<MuiLinkProps, 'color'> & {
  readonly component?: ElementType;
  /** `inherit` uses the surrounding text color, e.g. on dark panels. */
  readonly color?: 'primary' | 'inherit' | 'textPrimary' | 'textSecondary';
};

/**
 * MUI's Link. Links in author text look the same. Use `underline="hover"` in lists of links, where the position alone
 * shows that they are links.
 */
export const Link = MuiLink as ComponentType<LinkProps>;
