import type { Components, CSSObject, Theme } from '@mui/material/styles';
import { media } from '#theme/base/media.ts';

/**
 * Styles a checkbox or radio button that is a native `input`. MUI's own, whose root is a `span`, keeps MUI's styles.
 */
const choice = ({ vars, stroke, spacing, transitions }: Theme, mark: CSSObject): CSSObject => ({
  'input&': {
    appearance: 'none',
    width: spacing(3),
    height: spacing(3),
    border: `${stroke.strong} solid ${vars.palette.outline}`,
    background: vars.palette.background.paper,
    color: vars.palette.primary.contrastText,
    cursor: 'pointer',
    transition: transitions.create(['background-color', 'border-color'], {
      duration: transitions.duration.shortest,
    }),
  },
  'input&:enabled:hover': { borderColor: vars.palette.primary.main },
  'input&:checked': { background: vars.palette.primary.main, borderColor: vars.palette.primary.main },
  'input&:checked::before': { content: '""', display: 'block', ...mark },
  'input&.Mui-error:not(:checked), [aria-invalid=true] input&:not(:checked)': {
    borderColor: vars.palette.error.main,
  },
  'input&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  // Forced colors mode removes backgrounds, so let the browser draw the checked state.
  [media.forcedColors]: { 'input&': { appearance: 'auto' } },
});

export const MuiCheckbox: Components<Theme>['MuiCheckbox'] = {
  styleOverrides: {
    root: ({ theme }) => ({
      ...choice(theme, {
        width: '.4rem',
        height: '.8rem',
        marginTop: '-.2rem',
        border: 'solid currentColor',
        borderWidth: '0 .17rem .17rem 0',
        transform: 'rotate(45deg)',
      }),
      borderRadius: theme.vars.shape.smallRadius,
    }),
  },
};

export const MuiRadio: Components<Theme>['MuiRadio'] = {
  styleOverrides: {
    root: ({ theme }) => ({
      ...choice(theme, {
        width: '.6rem',
        height: '.6rem',
        borderRadius: theme.vars.shape.pillRadius,
        background: 'currentColor',
      }),
      borderRadius: theme.vars.shape.pillRadius,
    }),
  },
};

export const MuiFormControlLabel: Components<Theme>['MuiFormControlLabel'] = {
  styleOverrides: {
    label: ({ theme: { vars, typography } }) => ({
      ...typography.body1,
      lineHeight: 1.5,
      variants: [
        { props: { disabled: true }, style: { color: vars.palette.text.secondary, cursor: 'not-allowed' } },
      ],
    }),
  },
};
