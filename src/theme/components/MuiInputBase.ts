import type { Components, Theme } from '@mui/material/styles';

/** Every field is an InputBase: input, native select and native textarea look alike. */
export const MuiInputBase: Components<Theme>['MuiInputBase'] = {
  defaultProps: { disableInjectingGlobalStyles: true },
  styleOverrides: {
    root: ({ theme: { vars, typography, stroke, layout, spacing } }) => ({
      ...typography.body1,
      alignItems: 'center',
      minHeight: layout.controlHeight,
      background: vars.palette.background.paper,
      border: `${stroke.hairline} solid ${vars.palette.outline}`,
      borderRadius: vars.shape.borderRadius,
      lineHeight: 1.5,
      color: vars.palette.text.primary,
      '&:hover': { borderColor: vars.palette.text.primary },
      // Not `.Mui-focused`: a field has focus before, and without, React.
      '&:focus-within': {
        borderColor: vars.palette.primary.main,
        outline: `${stroke.focus} solid ${vars.palette.focus}`,
      },
      '&.Mui-error': {
        borderColor: vars.palette.error.main,
        boxShadow: `inset 0 0 0 ${stroke.hairline} ${vars.palette.error.main}`,
      },
      '&.Mui-disabled': { background: vars.palette.background.surface, borderColor: vars.palette.divider },
      '& > span': { color: vars.palette.text.secondary, paddingInline: spacing(1.75), flex: 'none' },
      '& > span + input': { paddingInlineStart: 0 },
      '&.select > svg': { position: 'absolute', insetInlineEnd: spacing(1.6), pointerEvents: 'none' },
      '&.select > select': { appearance: 'none', paddingInlineEnd: spacing(5.5), cursor: 'pointer' },
    }),
    input: ({ theme: { vars, spacing, layout } }) => ({
      boxSizing: 'border-box',
      height: 'auto',
      minHeight: layout.controlHeight,
      padding: `${spacing(1.3)} ${spacing(1.75)}`,
      borderRadius: 'inherit',
      'textarea&': { minHeight: '8rem', resize: 'vertical', display: 'block' },
      'select& option': { color: vars.palette.text.primary, background: vars.palette.background.paper },
      '&::placeholder': { color: vars.palette.text.secondary, opacity: 1 },
      // The field around it shows the focus.
      '&:focus-visible': { outline: 0 },
    }),
  },
};
