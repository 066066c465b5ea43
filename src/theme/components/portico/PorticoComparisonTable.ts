import type { OwnComponent, OwnComponents } from '#theme/base/OwnComponent.ts';
import { media } from '#theme/base/media.ts';

declare module '#theme/base/OwnComponent.ts' {
  interface OwnComponents {
    PorticoComparisonTable?: OwnComponent<
      'choices' | 'frame' | 'sticky' | 'stickyNames' | 'scroller' | 'table' | 'picture' | 'withHelp'
    >;
  }
}

export const PorticoComparisonTable: OwnComponents['PorticoComparisonTable'] = {
  styleOverrides: {
    stickyNames: ({ theme: { vars, typography, stroke } }) => ({
      [media.forcedColors]: { borderBottom: `${stroke.hairline} solid CanvasText` },
      background: vars.palette.background.paper,
      boxShadow: vars.elevation.raised,
      ...typography.body2,
      fontWeight: typography.fontWeightMedium,
    }),
    table: ({ theme: { vars, typography, breakpoints } }) => ({
      '& thead th': {
        color: vars.palette.text.primary,
        fontWeight: typography.fontWeightBold,
        [breakpoints.up('medium')]: { fontSize: typography.body1.fontSize },
      },
      '& tbody th': { color: vars.palette.text.secondary },
    }),
    picture: ({ theme: { vars } }) => ({ borderRadius: vars.shape.smallRadius }),
  },
};
