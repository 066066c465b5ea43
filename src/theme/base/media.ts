/** Media queries of what visitors prefer and have. */
export const media = {
  motion: '@media (prefers-reduced-motion: no-preference)',
  noScript: '@media (scripting: none)',
  withScript: '@media (scripting: enabled)',
  /** On paper everything shows, whether or not scripts ran. */
  screenWithScript: '@media screen and (scripting: enabled)',
  hover: '@media (hover: hover)',
  /** The visitor's own colors, in which only system colors differ from each other. */
  forcedColors: '@media (forced-colors: active)',
} as const;
