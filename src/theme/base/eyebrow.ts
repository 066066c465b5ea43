import type { CSSObject, Theme } from '@mui/material/styles';

/** Styles of the short line above a heading, which begins with a rule. */
export const eyebrow = ({ spacing, stroke, vars }: Theme): CSSObject => ({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(1.5),
  marginBottom: spacing(1.5),
  color: vars.palette.secondary.main,
  '&::before': {
    content: '""',
    flex: 'none',
    width: spacing(4),
    borderTop: `${stroke.focus} solid currentColor`,
  },
});
