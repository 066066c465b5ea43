import { errorText } from '#theme/base/errorText.ts';
import { media } from '#theme/base/media.ts';
import type { CSSObject, Components, Theme } from '@mui/material/styles';

/** Colors other than primary. */
const colors = ['secondary', 'error', 'success', 'warning', 'info'] as const;

/**
 * Styles a checkbox or radio button that is a native `input`. MUI's own, whose root is a `span`, keeps MUI's styles.
 */
const choice = (
  { vars, stroke, spacing, transitions }: Theme,
  mark: CSSObject,
  variants: readonly object[] = [],
): CSSObject => ({
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
  variants: [
    ...colors.map((color) => ({
      props: { color },
      style: {
        'input&:enabled:hover': { borderColor: vars.palette[color].main },
        'input&:checked': {
          background: vars.palette[color].main,
          borderColor: vars.palette[color].main,
          color: vars.palette[color].contrastText,
        },
      },
    })),
    { props: { size: 'small' }, style: { 'input&': { width: spacing(2.5), height: spacing(2.5) } } },
    ...variants,
  ],
});

/** A line: neither checked nor unchecked. */
const partly: CSSObject = {
  'input&:is(:indeterminate, .Mui-indeterminate:not(:checked))::before': {
    content: '""',
    width: '.7rem',
    borderBottom: '.17rem solid currentColor',
  },
  'input&:not(:checked)': { color: 'inherit' },
};

/** Styles of MUI's own fields, which have a color; the library's have none. */
const ofMui = (style: CSSObject) => ({
  variants: [{ props: ({ ownerState }: { ownerState: object }) => 'color' in ownerState, style }],
});

const inputPadding = ({ spacing }: Theme): CSSObject => ({ padding: spacing(1.25, 1.75) });

/** Fields and their parts. */
export const inputs: Components<Theme> = {
  /** The list of suggestions below a search box. */
  MuiAutocomplete: {
    styleOverrides: {
      paper: ({ theme: { vars, typography, stroke } }) => ({
        ...typography.body1,
        background: vars.palette.background.paper,
        border: `${stroke.hairline} solid ${vars.palette.divider}`,
        borderRadius: vars.shape.borderRadius,
        boxShadow: vars.elevation.overlay,
      }),
      listbox: ({ theme: { spacing } }) => ({ maxHeight: 'none', padding: spacing(0.75) }),
      option: ({ theme: { vars, spacing } }) => ({
        padding: `${spacing(1.25)} ${spacing(1.5)}`,
        borderRadius: vars.shape.smallRadius,
        '&:hover, &[aria-selected=true]': { background: vars.palette.action.hover },
      }),
    },
  },
  MuiCheckbox: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...choice(
          theme,
          {
            width: '.4rem',
            height: '.8rem',
            marginTop: '-.2rem',
            border: 'solid currentColor',
            borderWidth: '0 .17rem .17rem 0',
            transform: 'rotate(45deg)',
          },
          [
            { props: { indeterminate: true }, style: partly },
            {
              props: { size: 'large' },
              style: { 'input&': { width: theme.spacing(3.5), height: theme.spacing(3.5) } },
            },
          ],
        ),
        borderRadius: theme.vars.shape.smallRadius,
      }),
    },
  },
  MuiRadio: {
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
  },
  /** For MUI's own groups too. */
  MuiFormGroup: {
    styleOverrides: {
      root: ({ theme: { spacing } }) => ({
        variants: [{ props: { row: true }, style: { columnGap: spacing(3) } }],
      }),
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      label: ({ theme: { vars, typography } }) => ({
        ...typography.body1,
        lineHeight: 1.5,
        variants: [
          { props: { disabled: true }, style: { color: vars.palette.text.secondary, cursor: 'not-allowed' } },
        ],
      }),
    },
  },
  /** The label of a field or a group of choices. `asterisk` is the text appended to it. */
  MuiFormLabel: {
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
  },
  /** The help text of a field or, with `error`, the error message. */
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.caption,
        lineHeight: 1.45,
        color: theme.vars.palette.text.secondary,
        variants: [{ props: { error: true }, style: errorText(theme) }],
      }),
    },
  },
  /** All fields are based on InputBase: inputs, native selects and text areas look alike. */
  MuiInputBase: {
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      root: ({ theme: { vars, typography, stroke, spacing } }) => ({
        ...typography.body1,
        lineHeight: 1.5,
        alignItems: 'center',
        minHeight: vars.layout.controlHeight,
        background: vars.palette.background.paper,
        border: `${stroke.hairline} solid ${vars.palette.outline}`,
        borderRadius: vars.shape.borderRadius,
        color: vars.palette.text.primary,
        '&:hover': { borderColor: vars.palette.text.primary },
        '&:focus-within': {
          borderColor: vars.palette.primary.main,
          outline: `${stroke.focus} solid ${vars.palette.focus}`,
        },
        '&.Mui-error': {
          borderColor: vars.palette.error.main,
          boxShadow: `inset 0 0 0 ${stroke.hairline} ${vars.palette.error.main}`,
        },
        variants: [
          {
            props: { size: 'small' },
            style: { minHeight: `calc(${vars.layout.controlHeight} - ${spacing(1)})` },
          },
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
        variants: [
          {
            props: { size: 'small' },
            style: {
              minHeight: `calc(${vars.layout.controlHeight} - ${spacing(1)} - 2 * ${stroke.hairline})`,
              paddingBlock: spacing(0.75),
            },
          },
        ],
        '&::placeholder': { color: vars.palette.text.secondary, opacity: 1 },
        // The field around it shows the focus ring.
        '&:focus-visible': { outline: 0 },
        '&:disabled': { WebkitTextFillColor: 'currentColor', opacity: 1 },
      }),
    },
  },
  /** The frame is that of InputBase. */
  MuiOutlinedInput: {
    styleOverrides: {
      // MUI's own has an outline of its own, with a gap for a label in it.
      root: ofMui({ '& > fieldset': { display: 'none' } }),
      input: ({ theme }) => ofMui(inputPadding(theme)),
    },
  },
  MuiFilledInput: {
    defaultProps: { disableUnderline: true },
    styleOverrides: {
      root: ({ theme: { vars, stroke } }) => ({
        borderColor: 'transparent',
        borderBottom: `${stroke.strong} solid ${vars.palette.outline}`,
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
        '&, &:hover, &.Mui-focused': { background: vars.palette.background.surface },
      }),
      input: ({ theme }) => ofMui(inputPadding(theme)),
    },
  },
  MuiInput: {
    defaultProps: { disableUnderline: true },
    styleOverrides: {
      root: ({ theme: { stroke } }) => ({
        background: 'none',
        borderWidth: `0 0 ${stroke.hairline}`,
        borderRadius: 0,
        // MUI leaves room for a label inside.
        'label + &': { marginTop: 0 },
      }),
      input: { paddingInline: 0 },
    },
  },
  /** The label of MUI's own fields: above them, as all labels. */
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme: { spacing } }) => ({
        position: 'static',
        maxWidth: '100%',
        marginBottom: spacing(1),
        transform: 'none',
        whiteSpace: 'normal',
        pointerEvents: 'auto',
      }),
    },
  },
  /** A symbol inside a field, such as "$". */
  MuiInputAdornment: {
    styleOverrides: {
      root: ({ theme: { vars, spacing } }) => ({
        height: 'auto',
        maxHeight: 'none',
        margin: 0,
        paddingInline: spacing(1.75),
        color: vars.palette.text.secondary,
      }),
    },
  },
  /** In addition to the styles of InputBase: the chevron, and space for it. */
  MuiNativeSelect: {
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
  },
};
