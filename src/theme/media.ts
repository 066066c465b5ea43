import { breakpoints } from './tokens.ts';

/** Media queries of the breakpoints and of what visitors prefer. Styles start small. */
export const media = {
  medium: `@media (min-width: ${breakpoints.medium}px)`,
  large: `@media (min-width: ${breakpoints.large}px)`,
  belowMedium: `@media (max-width: ${breakpoints.medium - 0.02}px)`,
  belowLarge: `@media (max-width: ${breakpoints.large - 0.02}px)`,
  motion: '@media (prefers-reduced-motion: no-preference)',
  noScript: '@media (scripting: none)',
  withScript: '@media (scripting: enabled)',
  hover: '@media (hover: hover)',
} as const;
