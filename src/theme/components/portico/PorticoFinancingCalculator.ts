import type { OwnComponent, OwnComponents } from '#theme/base/OwnComponent.ts';

declare module '#theme/base/OwnComponent.ts' {
  interface OwnComponents {
    PorticoFinancingCalculator?: OwnComponent<
      'mistakes' | 'panels' | 'fields' | 'result' | 'initial' | 'payment' | 'apply'
    >;
  }
}

export const PorticoFinancingCalculator: OwnComponents['PorticoFinancingCalculator'] = {
  styleOverrides: {
    result: ({ theme: { vars } }) => ({
      borderRadius: vars.shape.cardRadius,
      background: vars.palette.brand.main,
      color: vars.palette.brand.muted,
    }),
    initial: ({ theme: { vars } }) => ({ color: vars.palette.brand.contrastText }),
    payment: ({ theme: { vars } }) => ({
      color: vars.palette.brand.contrastText,
      fontVariantNumeric: 'tabular-nums',
    }),
  },
};
