import type { Components, Theme } from '@mui/material/styles';
import type { OwnComponent } from '#theme/base/OwnComponent.ts';
import { media } from '#theme/base/media.ts';

export const MuiTabs: Components<Theme>['MuiTabs'] = {
  styleOverrides: {
    root: ({ theme: { vars, stroke, spacing } }) => ({
      gap: spacing(1),
      borderBottom: `${stroke.hairline} solid ${vars.palette.divider}`,
      [media.noScript]: { display: 'none' },
    }),
  },
};

export const MuiTab: Components<Theme>['MuiTab'] = {
  styleOverrides: {
    root: ({ theme: { vars, typography, stroke, spacing } }) => ({
      ...typography.button,
      minHeight: vars.layout.controlHeight,
      padding: `${spacing(1.25)} ${spacing(2)}`,
      border: 0,
      borderBottom: `${stroke.accent} solid transparent`,
      background: 'none',
      color: vars.palette.text.secondary,
      '&:hover': { color: vars.palette.primary.main },
      [media.forcedColors]: { borderBottomColor: 'Canvas' },
      // Has a line below it, so that color is not the only cue.
      '&[aria-selected=true]': {
        color: vars.palette.primary.main,
        borderBottomColor: 'currentColor',
      },
      // Inside, because the row clips everything around it.
      '&:focus-visible': { outlineOffset: `calc(-1 * ${stroke.focus})` },
    }),
  },
};

export const MuiTabPanel: OwnComponent<'root'> = {
  styleOverrides: { root: ({ theme: { spacing } }) => ({ paddingBlock: spacing(3) }) },
};
