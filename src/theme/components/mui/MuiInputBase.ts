import type { Components, Theme } from '@mui/material/styles';

/** All fields are based on InputBase: inputs, native selects and text areas look alike. */
export const MuiInputBase: Components<Theme>['MuiInputBase'] = {
  defaultProps: { disableInjectingGlobalStyles: true },
  styleOverrides: {
    root: ({ theme: { vars, typography, stroke } }) => ({
      ...typography.body1,
      lineHeight: 1.5,
      alignItems: 'center',
      minHeight: vars.layout.controlHeight,
      background: vars.palette.background.paper,
      border: `${stroke.hairline} solid ${vars.palette.outline}`,
      borderRadius: vars.shape.borderRadius,
      color: vars.palette.text.primary,
      '&:hover': { borderColor: vars.palette.text.primary },
      // Not `.Mui-focused`: fields can have focus before hydration, or without React.
      '&:focus-within': {
        borderColor: vars.palette.primary.main,
        outline: `${stroke.focus} solid ${vars.palette.focus}`,
      },
      // Behaviors without React only set `aria-invalid` on the input.
      '&.Mui-error, &:has([aria-invalid=true])': {
        borderColor: vars.palette.error.main,
        boxShadow: `inset 0 0 0 ${stroke.hairline} ${vars.palette.error.main}`,
      },
      variants: [
        {
          props: { disabled: true },
          style: {
            color: vars.palette.text.secondary,
            background: vars.palette.background.surface,
            borderColor: vars.palette.divider,
            '&:hover': { borderColor: vars.palette.divider },
          },
        },
      ],
    }),
    input: ({ theme: { vars, stroke, spacing } }) => ({
      boxSizing: 'border-box',
      height: 'auto',
      // Within the borders of the root.
      minHeight: `calc(${vars.layout.controlHeight} - 2 * ${stroke.hairline})`,
      padding: `${spacing(1.25)} ${spacing(1.75)}`,
      borderRadius: 'inherit',
      color: 'inherit',
      'textarea&': { minHeight: '8rem', resize: 'vertical' },
      '&::placeholder': { color: vars.palette.text.secondary, opacity: 1 },
      // The field around it shows the focus ring.
      '&:focus-visible': { outline: 0 },
      '&:disabled': { WebkitTextFillColor: 'currentColor', opacity: 1 },
    }),
  },
};

/** A symbol inside a field, such as "$". */
export const MuiInputAdornment: Components<Theme>['MuiInputAdornment'] = {
  styleOverrides: {
    root: ({ theme: { vars, spacing } }) => ({
      height: 'auto',
      maxHeight: 'none',
      margin: 0,
      paddingInline: spacing(1.75),
      color: vars.palette.text.secondary,
    }),
  },
};

/** In addition to the styles of InputBase: the chevron, and space for it. */
export const MuiNativeSelect: Components<Theme>['MuiNativeSelect'] = {
  styleOverrides: {
    select: ({ theme: { vars, spacing } }) => ({
      paddingInlineEnd: spacing(5.5),
      // A long option wraps if the browser supports it; otherwise it is truncated.
      whiteSpace: 'normal',
      textOverflow: 'ellipsis',
      '& option': { color: vars.palette.text.primary, background: vars.palette.background.paper },
    }),
    icon: ({ theme: { vars, spacing } }) => ({
      top: 'auto',
      right: 'auto',
      insetInlineEnd: spacing(1.5),
      color: vars.palette.text.primary,
    }),
  },
};
