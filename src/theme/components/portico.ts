import { aloneInLastRow, pictureAtStart } from '#theme/base/aloneInLastRow.ts';
import { onBrand } from '#theme/base/onBrand.ts';
import { errorText } from '#theme/base/errorText.ts';
import type { Components, Theme } from '@mui/material/styles';

const smallPrint = ({ theme: { vars, typography } }: { theme: Theme }) => ({
  ...typography.caption,
  color: vars.palette.text.secondary,
});

/** The components of the library that MUI does not have. */
export const portico: Components<Theme> = {
  PorticoArticleList: {
    styleOverrides: {
      item: ({ theme, theme: { vars, stroke } }) => ({
        variants: [
          { props: { layout: 'grid' }, style: aloneInLastRow(theme, 3, pictureAtStart) },
          {
            props: { layout: 'grid' },
            style: {
              background: vars.palette.background.paper,
              border: `${stroke.hairline} solid ${vars.palette.divider}`,
              borderRadius: vars.shape.cardRadius,
            },
          },
          {
            props: { layout: 'list' },
            style: { borderTop: `${stroke.hairline} solid ${vars.palette.divider}` },
          },
        ],
      }),
      media: ({ theme: { vars } }) => ({
        variants: [{ props: { layout: 'list' }, style: { borderRadius: vars.shape.smallRadius } }],
      }),
      superhead: ({ theme: { vars, typography } }) => ({
        color: vars.palette.secondary.main,
        fontWeight: typography.fontWeightBold,
      }),
      title: ({ theme: { vars } }) => ({
        color: vars.palette.text.primary,
        textDecorationColor: 'transparent',
        '&:hover': { color: vars.palette.primary.main, textDecorationColor: 'currentColor' },
      }),
      summary: ({ theme: { vars } }) => ({ color: vars.palette.text.secondary }),
      foot: ({ theme: { vars } }) => ({ color: vars.palette.text.secondary }),
    },
  },
  PorticoDisclosure: {
    styleOverrides: {
      root: ({ theme: { vars, stroke, spacing } }) => ({
        borderTop: `${stroke.hairline} solid ${vars.palette.divider}`,
        paddingTop: spacing(1.5),
      }),
      summary: ({ theme: { vars, typography } }) => ({
        color: vars.palette.primary.main,
        fontWeight: typography.fontWeightMedium,
      }),
      content: smallPrint,
    },
  },
  PorticoEmbeddedFrame: {
    styleOverrides: {
      holder: ({ theme: { vars, stroke } }) => ({
        border: `${stroke.hairline} solid ${vars.palette.divider}`,
        borderRadius: vars.shape.cardRadius,
        overflow: 'hidden',
      }),
      ask: ({ theme: { vars } }) => ({
        background: vars.palette.background.surface,
        borderRadius: vars.shape.cardRadius,
      }),
    },
  },
  PorticoFactList: {
    styleOverrides: {
      root: ({ theme: { vars, stroke, spacing } }) => ({
        borderTop: `${stroke.hairline} solid ${vars.palette.divider}`,
        paddingTop: spacing(1.5),
      }),
      term: ({ theme: { vars } }) => ({ color: vars.palette.text.secondary }),
      value: ({ theme: { typography } }) => ({ fontWeight: typography.fontWeightBold }),
    },
  },
  PorticoFormView: {
    styleOverrides: {
      group: ({ theme: { vars, stroke } }) => ({
        borderTop: `${stroke.hairline} solid ${vars.palette.divider}`,
      }),
      legend: ({ theme: { typography } }) => ({
        ...typography.h4,
        fontFamily: typography.fontFamily,
        fontWeight: typography.fontWeightBold,
      }),
      person: ({ theme: { typography } }) => ({ fontWeight: typography.fontWeightBold }),
      personName: ({ theme: { typography } }) => ({ fontWeight: typography.fontWeightRegular }),
      badge: smallPrint,
      captchaState: smallPrint,
    },
  },
  PorticoPullFigure: {
    styleOverrides: {
      // Nearly three times as large as other figures, but at most so that eight characters fit into the column.
      figure: ({ theme: { typography, vars } }) => ({
        color: vars.palette.primary.main,
        fontSize: `min(calc(2.6 * ${typography.figure.fontSize}), 19cqi)`,
        lineHeight: 1,
      }),
    },
  },
  PorticoQuotePanel: {
    styleOverrides: {
      answer: ({ theme: { vars, stroke } }) => ({
        padding: 'clamp(1.25rem, 5vw, 2rem)',
        border: `${stroke.hairline} solid ${vars.palette.divider}`,
        borderTop: `${stroke.accent} solid ${vars.palette.primary.main}`,
        borderRadius: vars.shape.cardRadius,
        background: vars.palette.background.surface,
      }),
      said: ({ theme }) => ({
        color: theme.vars.palette.text.secondary,
        variants: [
          {
            props: { isFailure: true },
            style: { display: 'flex', gap: theme.spacing(1), ...errorText(theme) },
          },
        ],
      }),
    },
  },
  PorticoRateCard: {
    styleOverrides: {
      root: ({ theme: { vars, stroke } }) => ({
        borderTop: `${stroke.accent} solid ${vars.palette.primary.main}`,
      }),
    },
  },
  /** States are attributes, because behaviors change them without React. */
  PorticoRateFigure: {
    styleOverrides: {
      root: ({ theme: { vars, typography } }) => ({
        fontVariantNumeric: 'tabular-nums',
        variants: [
          {
            props: { size: 'figure' },
            style: { color: vars.palette.primary.main, lineHeight: typography.figure.lineHeight },
          },
        ],
      }),
      digits: ({ theme: { vars, typography } }) => ({
        // The digits stay in place, so that the skeleton has their size in any font.
        '[data-state=loading] > &': {
          color: 'transparent',
          // Forced colors mode would reveal the old digits.
          forcedColorAdjust: 'none',
          background: vars.palette.divider,
          borderRadius: vars.shape.borderRadius,
        },
        '[data-state=unavailable] > &': { color: vars.palette.text.secondary },
        variants: [{ props: { size: 'figure' }, style: typography.figure }],
      }),
      unit: ({ theme: { typography } }) => ({
        variants: [
          {
            props: { size: 'figure' },
            style: { fontSize: typography.h4.fontSize, fontWeight: typography.figure.fontWeight },
          },
        ],
      }),
      asOf: smallPrint,
    },
  },
  /** The note depends on `data-state` of the root, which a behavior changes without React. */
  PorticoRatePanel: {
    styleOverrides: {
      dated: ({ theme: { typography } }) => ({
        fontWeight: typography.fontWeightBold,
        '&:not(:empty)::before': { content: '"· "', fontWeight: typography.fontWeightRegular },
      }),
      note: ({ theme: { vars, spacing } }) => ({
        '[data-state=failed] &': {
          background: vars.palette.error.subtle,
          // A margin of the same color, which moves nothing.
          boxShadow: `0 0 0 ${spacing(1)} ${vars.palette.error.subtle}`,
        },
      }),
    },
  },
  /** The elements of author HTML can only be selected by their tags. */
  PorticoRich: {
    styleOverrides: {
      root: ({ theme: { vars, stroke, typography, spacing, breakpoints } }) => ({
        '& > * + *': { marginTop: '.85em' },
        '& > h2 + *, & > h3 + *, & > h4 + *': { marginTop: '.6em' },
        '& > * + h2': { marginTop: '1.3em' },
        '& > * + h3, & > * + h4': { marginTop: '1.4em' },
        '& ul, & ol': { paddingInlineStart: '1.35em' },
        '& li + li': { marginTop: '.35em' },
        '& li::marker': { color: vars.palette.secondary.main },
        '& blockquote': {
          borderInlineStart: `${stroke.accent} solid ${vars.palette.secondary.main}`,
          paddingInlineStart: '1.1em',
          color: vars.palette.text.secondary,
        },
        // The scroll container that the composer puts around a table.
        '& .table': { overflowX: 'auto', position: 'relative' },
        // Looks like `MuiTable`, because author tables appear next to tables of rates.
        '& table': {
          borderCollapse: 'collapse',
          width: '100%',
          fontVariantNumeric: 'tabular-nums',
          lineHeight: typography.body2.lineHeight,
          [breakpoints.down('md')]: { fontSize: typography.body2.fontSize },
        },
        '& caption': {
          textAlign: 'start',
          fontWeight: typography.fontWeightBold,
          paddingBlockEnd: spacing(1),
        },
        '& th, & td': {
          textAlign: 'start',
          verticalAlign: 'baseline',
          padding: `${spacing(1)} ${spacing(1.25)} ${spacing(1)} 0`,
          [breakpoints.up('md')]: { paddingInlineEnd: spacing(2) },
          borderBottom: `${stroke.hairline} solid ${vars.palette.divider}`,
          '&:last-child': { paddingInlineEnd: 0 },
        },
        // Marked by the composer.
        '& .short': { whiteSpace: 'nowrap' },
        '& thead th': { color: vars.palette.text.secondary, fontSize: '.9375em' },
        '& tbody th': { fontWeight: typography.fontWeightMedium },
        '& hr': { border: 0, borderTop: `${stroke.hairline} solid ${vars.palette.divider}` },
      }),
    },
  },
  PorticoStatBand: {
    styleOverrides: {
      figure: ({ theme: { breakpoints, typography, vars } }) => ({
        color: vars.palette.primary.main,
        [breakpoints.up('lg')]: { fontSize: `calc(1.25 * ${typography.figure.fontSize})` },
      }),
    },
  },
  PorticoSection: {
    styleOverrides: {
      root: ({ theme }) => ({
        variants: [
          { props: { tone: 'quiet' }, style: { background: theme.vars.palette.background.surface } },
          { props: { tone: 'brand' }, style: onBrand(theme) },
        ],
      }),
      intro: ({ theme: { vars } }) => ({ color: vars.palette.text.secondary }),
    },
  },
};
