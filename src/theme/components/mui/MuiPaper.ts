import type { Components, Theme } from '@mui/material/styles';

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    raised: true;
    // It writes an inline style, which the Content Security Policy forbids.
    elevation: false;
  }
}

export const MuiPaper: Components<Theme>['MuiPaper'] = {
  defaultProps: { variant: 'outlined' },
  styleOverrides: {
    root: ({ theme: { vars, stroke } }) => ({
      variants: [
        {
          props: { variant: 'outlined' },
          style: { border: `${stroke.hairline} solid ${vars.palette.divider}` },
        },
        { props: { variant: 'raised' }, style: { boxShadow: vars.elevation.raised } },
      ],
    }),
    rounded: ({ theme: { vars } }) => ({ borderRadius: vars.shape.cardRadius }),
  },
};
