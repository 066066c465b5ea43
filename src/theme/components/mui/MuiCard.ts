import type { Components, Theme } from '@mui/material/styles';

export const MuiCard: Components<Theme>['MuiCard'] = {
  styleOverrides: {
    // The focus ring and shadow of a card's action area extend beyond its border.
    root: { position: 'relative', overflow: 'visible' },
  },
};

export const MuiCardContent: Components<Theme>['MuiCardContent'] = {
  styleOverrides: {
    root: ({ theme: { breakpoints, spacing } }) => ({
      padding: spacing(3.2),
      '&:last-child': { paddingBottom: spacing(3.2) },
      [breakpoints.down('medium')]: {
        padding: spacing(2.25),
        '&:last-child': { paddingBottom: spacing(2.25) },
      },
    }),
  },
};

export const MuiCardActions: Components<Theme>['MuiCardActions'] = {
  styleOverrides: {
    root: ({ theme: { spacing } }) => ({ gap: spacing(1.5), padding: spacing(0, 3.2, 3.2) }),
  },
};

export const MuiCardMedia: Components<Theme>['MuiCardMedia'] = {
  styleOverrides: {
    root: { borderStartStartRadius: 'inherit', borderStartEndRadius: 'inherit' },
  },
};

/** Extends to the whole card, so that the card as a whole shows hover and focus. */
export const MuiCardActionArea: Components<Theme>['MuiCardActionArea'] = {
  styleOverrides: {
    root: ({ theme: { vars, typography, stroke, transitions } }) => ({
      fontWeight: typography.fontWeightMedium,
      '&::after': {
        borderRadius: vars.shape.cardRadius,
        transition: transitions.create('box-shadow', { duration: transitions.duration.short }),
      },
      '&:hover::after': {
        boxShadow: `0 0 0 ${stroke.hairline} ${vars.palette.primary.main}, ${vars.elevation.raised}`,
      },
      '&:focus-visible': { outline: 0 },
      '&:focus-visible::after': {
        outline: `${stroke.focus} solid ${vars.palette.focus}`,
        outlineOffset: stroke.strong,
      },
    }),
  },
};
