import type { Components, Theme } from '@mui/material/styles';
import { media } from '#theme/base/media.ts';

export const MuiPagination: Components<Theme>['MuiPagination'] = {
  styleOverrides: {
    // Nine items fit in one row on a phone.
    ul: ({ theme: { breakpoints, spacing } }) => ({
      gap: spacing(0.25),
      [breakpoints.up('medium')]: { gap: spacing(0.5) },
    }),
  },
};

export const MuiPaginationItem: Components<Theme>['MuiPaginationItem'] = {
  defaultProps: { shape: 'rounded' },
  styleOverrides: {
    root: ({ theme: { vars, typography, stroke, breakpoints, spacing } }) => ({
      ...typography.body1,
      minWidth: spacing(5),
      minHeight: spacing(5.5),
      height: 'auto',
      margin: 0,
      padding: `${spacing(0.5)} ${spacing(1)}`,
      border: `${stroke.hairline} solid transparent`,
      borderRadius: vars.shape.borderRadius,
      color: vars.palette.primary.main,
      fontWeight: typography.fontWeightMedium,
      [breakpoints.up('medium')]: { minWidth: spacing(5.5), paddingInline: spacing(1.5) },
      // Forced colors mode makes transparent borders visible.
      [media.forcedColors]: { borderColor: 'Canvas' },
      '&:hover': { backgroundColor: vars.palette.action.hover },
      '&.Mui-selected': {
        // Has a border, so that color is not the only cue.
        borderColor: vars.palette.primary.main,
        backgroundColor: vars.palette.action.selected,
        '&:hover': { backgroundColor: vars.palette.action.selected },
        [media.forcedColors]: { borderColor: 'CanvasText' },
      },
      '&.Mui-disabled': { color: vars.palette.text.secondary, opacity: 1 },
    }),
    ellipsis: ({ theme: { vars, spacing } }) => ({
      minWidth: spacing(2),
      margin: 0,
      padding: 0,
      textAlign: 'center',
      color: vars.palette.text.secondary,
      '&:hover': { backgroundColor: 'transparent' },
    }),
  },
};
