import type { OwnComponent, OwnComponents } from '#theme/base/OwnComponent.ts';

declare module '#theme/base/OwnComponent.ts' {
  interface OwnComponents {
    PorticoCardOfferRates?: OwnComponent<'art' | 'features'>;
  }
}

export const PorticoCardOfferRates: OwnComponents['PorticoCardOfferRates'] = {
  styleOverrides: {
    features: ({ theme: { vars } }) => ({ '& > li::marker': { color: vars.palette.secondary.main } }),
  },
};
