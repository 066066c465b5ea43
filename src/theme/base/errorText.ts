import type { CSSObject, Theme } from '@mui/material/styles';

/** The error icon: a disc with an exclamation mark, so that color is not the only cue. */
export const errorMark = ({ vars, stroke }: Theme): CSSObject => ({
  content: '"!"',
  boxSizing: 'content-box',
  flex: 'none',
  display: 'block',
  width: '1.45em',
  height: '1.45em',
  lineHeight: 1.45,
  // Visible in forced colors mode, which removes backgrounds.
  border: `${stroke.hairline} solid transparent`,
  borderRadius: vars.shape.pillRadius,
  background: vars.palette.error.main,
  backgroundClip: 'border-box',
  color: vars.palette.error.contrastText,
  fontWeight: 700,
  textAlign: 'center',
});

/** Styles of an error message with its icon. */
export const errorText = (theme: Theme): CSSObject => ({
  ...theme.typography.body2,
  lineHeight: 1.45,
  fontWeight: theme.typography.fontWeightBold,
  color: theme.vars.palette.error.main,
  '&:not(:empty)::before': errorMark(theme),
});
