import type { OwnComponents } from '#theme/base/ownComponents.gen.ts';

/** The elements of author HTML can only be selected by their tags. */
export const PorticoRich: OwnComponents['PorticoRich'] = {
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
        [breakpoints.down('medium')]: { fontSize: typography.body2.fontSize },
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
        [breakpoints.up('medium')]: { paddingInlineEnd: spacing(2) },
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
};
