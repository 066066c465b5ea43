import MuiLink, { type LinkProps as MuiLinkProps } from '@mui/material/Link';
import type { ComponentType, ElementType } from 'react';

export type LinkProps = Omit<MuiLinkProps, 'color'> & {
  readonly component?: ElementType;
  /** `inherit` takes the color of the text around it, as on deep panels. */
  readonly color?: 'primary' | 'inherit' | 'textPrimary' | 'textSecondary';
};

/**
 * MUI's Link; links in author text look the same. `underline="hover"` is for lists of links, where the place alone
 * says what they are.
 */
export const Link = MuiLink as ComponentType<LinkProps>;
