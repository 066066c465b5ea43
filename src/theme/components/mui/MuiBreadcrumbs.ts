import type { Components, Theme } from '@mui/material/styles';

export const MuiBreadcrumbs: Components<Theme>['MuiBreadcrumbs'] = {
  styleOverrides: {
    root: ({ theme: { typography } }) => ({ ...typography.caption }),
    ol: ({ theme: { spacing } }) => ({ minHeight: spacing(5.5) }),
    li: ({ theme: { vars, breakpoints, spacing } }) => ({
      color: vars.palette.text.secondary,
      '&::before': { marginInline: '.6em', color: vars.palette.outline },
      '& > *': { paddingBlock: spacing(1.2) },
      variants: [
        {
          props: { isParent: true },
          style: {
            [breakpoints.down('medium')]: {
              '&::before': { fontSize: '1.3em', marginInline: '0 .5em', color: vars.palette.primary.main },
            },
          },
        },
      ],
    }),
  },
};
