import type { Components, CSSObject, Theme } from '@mui/material/styles';
import { media } from '#theme/base/media.ts';

const drawer = ({ vars, spacing, stroke }: Theme): CSSObject => ({
  padding: `${spacing(2)} ${spacing(2.5)} ${spacing(4)}`,
  border: 0,
  background: vars.palette.background.default,
  color: vars.palette.text.primary,
  boxShadow: vars.elevation.overlay,
  [media.forcedColors]: { border: `${stroke.hairline} solid CanvasText` },
  '&::backdrop': { background: vars.palette.backdrop },
});

export const MuiDrawer: Components<Theme>['MuiDrawer'] = {
  styleOverrides: {
    paper: ({ theme }) => ({
      variants: [
        { props: { permanentFrom: 'never' }, style: drawer(theme) },
        {
          props: { permanentFrom: 'medium' },
          style: { [theme.breakpoints.down('medium')]: drawer(theme) },
        },
        { props: { permanentFrom: 'large' }, style: { [theme.breakpoints.down('large')]: drawer(theme) } },
      ],
    }),
  },
};
