import type { Components, Theme } from '@mui/material/styles';
import { media } from '#theme/base/media.ts';

export const MuiAccordion: Components<Theme>['MuiAccordion'] = {
  styleOverrides: {
    root: ({ theme: { vars, stroke } }) => ({
      borderBottom: `${stroke.hairline} solid ${vars.palette.divider}`,
      '&:first-of-type': { borderTop: `${stroke.hairline} solid ${vars.palette.divider}` },
    }),
  },
};

export const MuiAccordionSummary: Components<Theme>['MuiAccordionSummary'] = {
  styleOverrides: {
    root: ({ theme: { vars, typography, spacing, breakpoints } }) => ({
      gap: spacing(3),
      paddingBlock: spacing(2),
      fontSize: typography.h4.fontSize,
      [breakpoints.down('medium')]: { fontSize: typography.body1.fontSize, paddingBlock: spacing(1.75) },
      fontWeight: typography.fontWeightMedium,
      '&:hover': { color: vars.palette.primary.main },
    }),
    expandIconWrapper: ({ theme: { vars, transitions } }) => ({
      color: vars.palette.primary.main,
      [media.motion]: {
        transition: transitions.create('rotate', { duration: transitions.duration.standard }),
      },
    }),
  },
};

export const MuiAccordionDetails: Components<Theme>['MuiAccordionDetails'] = {
  styleOverrides: {
    // Leave space above the text for the focus ring around the summary.
    root: ({ theme: { vars, spacing } }) => ({
      maxWidth: vars.layout.textWidth,
      paddingBlock: `${spacing(0.75)} ${spacing(3)}`,
    }),
  },
};
