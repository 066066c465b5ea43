import type { OwnComponent, OwnComponents } from '#theme/base/OwnComponent.ts';

declare module '#theme/base/OwnComponent.ts' {
  interface OwnComponents {
    PorticoProductOffers?: OwnComponent<
      'offers' | 'offer' | 'media' | 'content' | 'product' | 'figure' | 'before' | 'unit' | 'action'
    >;
  }
}

export const PorticoProductOffers: OwnComponents['PorticoProductOffers'] = {
  styleOverrides: {
    product: ({ theme: { vars, typography } }) => ({
      color: vars.palette.secondary.main,
      fontWeight: typography.fontWeightMedium,
    }),
    figure: ({ theme: { vars, typography, breakpoints } }) => ({
      ...typography.figure,
      fontSize: typography.h1.fontSize,
      // Three in a row of a tablet: number and unit share a line.
      [breakpoints.between('medium', 'large')]: { fontSize: typography.h2.fontSize },
      color: vars.palette.primary.main,
      fontVariantNumeric: 'tabular-nums',
    }),
    before: ({ theme: { typography } }) => ({ letterSpacing: 0, fontWeight: typography.fontWeightRegular }),
    unit: ({ theme: { typography } }) => ({ fontSize: typography.h4.fontSize, letterSpacing: 0 }),
  },
};
