import type { OwnComponent, OwnComponents } from '#theme/base/OwnComponent.ts';

declare module '#theme/base/OwnComponent.ts' {
  interface OwnComponents {
    PorticoCdRateCards?: OwnComponent<'cards' | 'note' | 'figure' | 'upTo' | 'unit' | 'choice'>;
  }
}

export const PorticoCdRateCards: OwnComponents['PorticoCdRateCards'] = {
  styleOverrides: {
    figure: ({ theme: { vars } }) => ({
      color: vars.palette.primary.main,
      fontVariantNumeric: 'tabular-nums',
    }),
    unit: ({ theme: { typography } }) => ({
      fontSize: typography.h4.fontSize,
      fontWeight: typography.figure.fontWeight,
      textDecoration: 'none',
    }),
  },
};
