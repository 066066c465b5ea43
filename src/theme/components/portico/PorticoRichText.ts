import type { OwnComponent, OwnComponents } from '#theme/base/OwnComponent.ts';

declare module '#theme/base/OwnComponent.ts' {
  interface OwnComponents {
    PorticoRichText?: OwnComponent<'content' | 'picture'>;
  }
}

export const PorticoRichText: OwnComponents['PorticoRichText'] = {
  styleOverrides: {
    picture: ({ theme: { vars } }) => ({ '& img': { borderRadius: vars.shape.cardRadius } }),
  },
};
