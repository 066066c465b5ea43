import type { Components, Theme } from '@mui/material/styles';

export const MuiList: Components<Theme>['MuiList'] = { defaultProps: { disablePadding: true } };

export const MuiListItem: Components<Theme>['MuiListItem'] = {
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
};

export const MuiListItemButton: Components<Theme>['MuiListItemButton'] = {
  styleOverrides: {
    root: ({ theme: { vars, spacing } }) => ({
      minHeight: vars.layout.controlHeight,
      padding: spacing(1, 2),
      borderRadius: vars.shape.smallRadius,
      '&:hover': { backgroundColor: vars.palette.action.hover },
      '&.Mui-selected, &.Mui-selected:hover': {
        backgroundColor: vars.palette.primary.subtle,
        color: vars.palette.primary.main,
      },
    }),
  },
};

export const MuiListItemIcon: Components<Theme>['MuiListItemIcon'] = {
  styleOverrides: {
    root: ({ theme: { vars, spacing } }) => ({ minWidth: spacing(5), color: vars.palette.primary.main }),
  },
};
