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
    // With three cards in a row on a tablet, there is little space for text.
    content: ({ theme: { breakpoints, spacing } }) => ({
      [breakpoints.between('medium', 'large')]: {
        padding: spacing(2.25),
        '&:last-child': { paddingBottom: spacing(2.25) },
      },
    }),
    action: ({ theme: { breakpoints, spacing } }) => ({
      [breakpoints.between('medium', 'large')]: { paddingInline: spacing(1) },
    }),
    product: ({ theme: { vars, typography } }) => ({
      color: vars.palette.secondary.main,
      fontWeight: typography.fontWeightMedium,
    }),
    figure: ({ theme: { vars, typography, breakpoints } }) => ({
      ...typography.figure,
      fontSize: typography.h1.fontSize,
      [breakpoints.between('medium', 'large')]: { fontSize: typography.h2.fontSize },
      color: vars.palette.primary.main,
      fontVariantNumeric: 'tabular-nums',
    }),
    before: ({ theme: { typography } }) => ({ letterSpacing: 0, fontWeight: typography.fontWeightRegular }),
    unit: ({ theme: { typography, breakpoints } }) => ({
      fontSize: typography.h4.fontSize,
      letterSpacing: 0,
      // A long unit does not fit next to the number, so move all units below it.
      [breakpoints.between('medium', 'large')]: { display: 'block' },
    }),
  },
};
