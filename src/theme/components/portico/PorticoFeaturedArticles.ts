import type { OwnComponent, OwnComponents } from '#theme/base/OwnComponent.ts';

declare module '#theme/base/OwnComponent.ts' {
  interface OwnComponents {
    PorticoFeaturedArticles?: OwnComponent<'blocks' | 'block' | 'ways' | 'more'>;
  }
}

export const PorticoFeaturedArticles: OwnComponents['PorticoFeaturedArticles'] = {
  styleOverrides: {
    block: { '&:focus': { outline: 0 } },
    more: ({ theme: { typography } }) => ({ fontWeight: typography.fontWeightMedium }),
  },
};
