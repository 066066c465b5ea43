import type { OwnComponent, OwnComponents } from '#theme/base/OwnComponent.ts';

declare module '#theme/base/OwnComponent.ts' {
  interface OwnComponents {
    PorticoStickyCallToAction?: OwnComponent<'root' | 'row' | 'words' | 'action'>;
  }
}

export const PorticoStickyCallToAction: OwnComponents['PorticoStickyCallToAction'] = {
  styleOverrides: {
    root: ({ theme: { vars, stroke } }) => ({
      background: vars.palette.background.paper,
      borderTop: `${stroke.hairline} solid ${vars.palette.divider}`,
      boxShadow: vars.elevation.sticky,
    }),
    words: ({ theme: { typography } }) => ({ fontWeight: typography.fontWeightMedium }),
  },
};
