import { em } from '#theme/base/breakpoints.ts';
import { media } from '#theme/base/media.ts';
import type { Components, Theme } from '@mui/material/styles';

declare module '@mui/material/TableCell' {
  interface TableCellPropsVariantOverrides {
    /** The table's main number. */
    figure: true;
  }
}

/** Text, tables, lists and icons. */
export const dataDisplay: Components<Theme> = {
  /** Pale backgrounds with bold text, so that a chip does not look like a button. */
  MuiChip: {
    styleOverrides: {
      root: ({ theme: { vars, typography, spacing, stroke } }) => {
        const colors = (['primary', 'secondary', 'error', 'success', 'warning', 'info'] as const).map(
          (color) => ({
            props: { color, variant: 'filled' as const },
            style: {
              color: vars.palette[color].main,
              backgroundColor: vars.palette[color].subtle,
              '&.MuiChip-clickable:hover': {
                color: vars.palette[color].contrastText,
                backgroundColor: vars.palette[color].main,
              },
            },
          }),
        );
        return {
          ...typography.caption,
          fontWeight: typography.fontWeightMedium,
          height: 'auto',
          minHeight: spacing(4),
          borderRadius: vars.shape.pillRadius,
          backgroundColor: vars.palette.background.surface,
          '&:focus-visible': {
            outline: `${stroke.focus} solid ${vars.palette.focus}`,
            outlineOffset: stroke.strong,
          },
          '&.MuiChip-clickable:hover': { backgroundColor: vars.palette.action.hover },
          '&.Mui-disabled': { opacity: 1, color: vars.palette.text.disabled },
          variants: [
            ...colors,
            { props: { size: 'small' }, style: { minHeight: spacing(3) } },
            {
              props: { variant: 'outlined' },
              style: { backgroundColor: 'transparent', borderColor: vars.palette.outline },
            },
          ],
        };
      },
    },
  },
  MuiDivider: {
    styleOverrides: {
      root: ({ theme: { stroke } }) => ({ borderBottomWidth: stroke.hairline }),
      vertical: ({ theme: { stroke } }) => ({ borderBottomWidth: 0, borderRightWidth: stroke.hairline }),
    },
  },
  MuiList: { defaultProps: { disablePadding: true } },
  MuiListItem: {
    defaultProps: { disableGutters: true },
    styleOverrides: {
      root: ({ theme: { spacing, stroke, vars } }) => ({
        variants: [
          { props: { disablePadding: false }, style: { paddingBlock: spacing(1) } },
          {
            props: { divider: true },
            style: { borderBottom: `${stroke.hairline} solid ${vars.palette.divider}` },
          },
        ],
      }),
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme: { vars, spacing, stroke } }) => ({
        minHeight: vars.layout.controlHeight,
        padding: spacing(1, 2),
        borderRadius: vars.shape.smallRadius,
        '&:hover': { backgroundColor: vars.palette.action.hover },
        '&:active': { translate: `0 ${stroke.strong}` },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: vars.palette.primary.subtle,
          color: vars.palette.primary.main,
        },
      }),
    },
  },
  MuiListItemIcon: {
    styleOverrides: {
      root: ({ theme: { vars, spacing } }) => ({ minWidth: spacing(5), color: vars.palette.primary.main }),
    },
  },
  /** Styles MUI's own icons and the library's Icon, which has the same theme name. */
  MuiSvgIcon: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        variants: [
          { props: { fontSize: 'small' }, style: { fontSize: '1.25rem' } },
          { props: { fontSize: 'medium' }, style: { fontSize: '1.5rem' } },
          { props: { fontSize: 'large' }, style: { fontSize: '2.25rem' } },
          { props: { fontSize: 'inherit' }, style: { fontSize: 'inherit' } },
          ...(['primary', 'secondary', 'error', 'success', 'warning', 'info'] as const).map((color) => ({
            props: { color },
            style: { color: vars.palette[color].main },
          })),
          { props: { color: 'disabled' }, style: { color: vars.palette.text.disabled } },
        ],
      }),
    },
  },
  MuiTable: {
    styleOverrides: {
      root: ({ theme: { typography, breakpoints, spacing } }) => ({
        fontSize: typography.caption.fontSize,
        lineHeight: typography.body2.lineHeight,
        [breakpoints.up('md')]: { fontSize: typography.body2.fontSize },
        '& > caption': {
          textAlign: 'start',
          fontWeight: typography.fontWeightBold,
          paddingBlockEnd: spacing(1),
        },
      }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme: { vars, typography, stroke, spacing, breakpoints } }) => {
        // Large text on a phone needs more lines.
        const onOneLine = { [breakpoints.up(em(320))]: { whiteSpace: 'nowrap' } };
        return {
          padding: `${spacing(1)} ${spacing(0.6)}`,
          borderBottom: `${stroke.hairline} solid ${vars.palette.divider}`,
          textAlign: 'start',
          verticalAlign: 'baseline',
          fontWeight: typography.fontWeightRegular,
          'tbody > tr:last-of-type > &': { borderBottom: 0 },
          [breakpoints.down(em(320))]: { overflowWrap: 'anywhere' },
          // Aligns the table with the edges of its card.
          '&:first-of-type': { paddingInlineStart: 0 },
          [breakpoints.up('md')]: {
            paddingInline: spacing(1.5),
            '&:first-of-type': { paddingInlineStart: 0 },
            // After a row header the first `td` is not the first cell; phones have no space for that.
            'th + &:first-of-type': { paddingInlineStart: spacing(1.5) },
          },
          // `:last-child`, because a row header can be the last `th` of its row without being its last cell.
          '&:last-child': { paddingInlineEnd: 0 },
          variants: [
            {
              props: { variant: 'head' },
              style: {
                color: vars.palette.text.secondary,
                fontWeight: typography.fontWeightMedium,
                verticalAlign: 'bottom',
              },
            },
            { props: { align: 'right' }, style: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } },
            { props: { align: 'center' }, style: { textAlign: 'center' } },
            { props: { align: 'right', variant: 'body' }, style: onOneLine },
            {
              props: { variant: 'figure' },
              style: {
                textAlign: 'end',
                ...onOneLine,
                fontWeight: typography.fontWeightBold,
                color: vars.palette.primary.main,
              },
            },
          ],
        };
      },
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme: { vars, typography, transitions, spacing, zIndex, stroke } }) => ({
        ...typography.caption,
        zIndex: zIndex.tooltip,
        maxWidth: `min(18rem, 100vw - ${spacing(4)})`,
        marginBlock: spacing(1),
        // Bridges the gap, so that the pointer can reach the tooltip.
        '&::before': { content: '""', position: 'absolute', insetInline: 0, insetBlock: spacing(-1) },
        padding: `${spacing(0.75)} ${spacing(1.5)}`,
        borderRadius: vars.shape.borderRadius,
        backgroundColor: vars.palette.text.primary,
        color: vars.palette.background.default,
        textAlign: 'center',
        [media.forcedColors]: { border: `${stroke.hairline} solid CanvasText` },
        [media.motion]: {
          transition: transitions.create('visibility', { delay: transitions.duration.short }),
        },
        variants: [
          {
            // Left or right of its element.
            props: { isInline: true },
            style: {
              marginBlock: 0,
              marginInline: spacing(1),
              '&::before': { insetInline: spacing(-1), insetBlock: 0 },
            },
          },
        ],
      }),
    },
  },
  /** The type scale is in the theme's `typography`. These are the default elements of its steps. */
  MuiTypography: {
    defaultProps: {
      variantMapping: {
        h1: 'h1',
        h2: 'h2',
        h3: 'h3',
        h4: 'h4',
        h5: 'h5',
        h6: 'h6',
        subtitle1: 'p',
        subtitle2: 'p',
        body1: 'p',
        body2: 'p',
        caption: 'p',
        overline: 'p',
        figure: 'p',
        inherit: 'p',
      },
    },
  },
};
