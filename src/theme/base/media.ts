/** Media queries for visitors' preferences and capabilities. */
export const media = {
  motion: '@media (prefers-reduced-motion: no-preference)',
  noScript: '@media (scripting: none)',
  withScript: '@media (scripting: enabled)',
  /** On paper everything shows, whether or not scripts ran. */
  screenWithScript: '@media screen and (scripting: enabled)',
  hover: '@media (hover: hover)',
  /** Forced colors mode, which replaces all colors with system colors. */
  forcedColors: '@media (forced-colors: active)',
} as const;
