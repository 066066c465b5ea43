import type { Components, Theme } from '@mui/material/styles';
import { errorText } from '#theme/base/errorText.ts';

/** The label of a field or a group of choices. `asterisk` is the text appended to it. */
export const MuiFormLabel: Components<Theme>['MuiFormLabel'] = {
  styleOverrides: {
    root: ({ theme: { vars, typography } }) => ({
      ...typography.body1,
      fontWeight: typography.fontWeightBold,
      lineHeight: 1.35,
      color: vars.palette.text.primary,
    }),
    asterisk: ({ theme: { vars, typography } }) => ({
      fontWeight: typography.fontWeightRegular,
      color: vars.palette.text.secondary,
    }),
  },
};

/** The help text of a field or, with `error`, the error message. */
export const MuiFormHelperText: Components<Theme>['MuiFormHelperText'] = {
  styleOverrides: {
    root: ({ theme }) => ({
      ...theme.typography.caption,
      lineHeight: 1.45,
      color: theme.vars.palette.text.secondary,
      variants: [{ props: { error: true }, style: errorText(theme) }],
    }),
  },
};
