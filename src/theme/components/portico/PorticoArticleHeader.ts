import type { OwnComponent, OwnComponents } from '#theme/base/OwnComponent.ts';

declare module '#theme/base/OwnComponent.ts' {
  interface OwnComponents {
    PorticoArticleHeader?: OwnComponent<'content' | 'words' | 'superhead' | 'lead' | 'picture'>;
  }
}

export const PorticoArticleHeader: OwnComponents['PorticoArticleHeader'] = {
  styleOverrides: {
    superhead: ({ theme: { vars, stroke, spacing } }) => ({
      color: vars.palette.secondary.main,
      '&::before': {
        content: '""',
        flex: 'none',
        width: spacing(4),
        borderTop: `${stroke.focus} solid currentColor`,
      },
    }),
    lead: ({ theme: { vars } }) => ({ color: vars.palette.text.secondary }),
    picture: ({ theme: { vars } }) => ({ '& img': { borderRadius: vars.shape.cardRadius } }),
  },
};
