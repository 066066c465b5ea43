import type { Components, Theme } from '@mui/material/styles';
import { em } from '#theme/base/breakpoints.ts';

declare module '@mui/material/TableCell' {
  interface TableCellPropsVariantOverrides {
    /** The table's main number. */
    figure: true;
  }
}

export const MuiTable: Components<Theme>['MuiTable'] = {
  styleOverrides: {
    root: ({ theme: { typography, breakpoints, spacing } }) => ({
      fontSize: typography.caption.fontSize,
      lineHeight: typography.body2.lineHeight,
      [breakpoints.up('medium')]: { fontSize: typography.body2.fontSize },
      '& > caption': {
        textAlign: 'start',
        fontWeight: typography.fontWeightBold,
        paddingBlockEnd: spacing(1),
      },
    }),
  },
};

export const MuiTableCell: Components<Theme>['MuiTableCell'] = {
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
        [breakpoints.up('medium')]: { paddingInline: spacing(1.5) },
        [breakpoints.down(em(320))]: { overflowWrap: 'anywhere' },
        // Aligns the table with the edges of its card.
        '&:first-of-type': { paddingInlineStart: 0 },
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
};
