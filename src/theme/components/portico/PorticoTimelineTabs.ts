import type { OwnComponent, OwnComponents } from '#theme/base/OwnComponent.ts';

declare module '#theme/base/OwnComponent.ts' {
  interface OwnComponents {
    PorticoTimelineTabs?: OwnComponent<'timeLine' | 'panel' | 'panelText' | 'ways' | 'way'>;
  }
}

export const PorticoTimelineTabs: OwnComponents['PorticoTimelineTabs'] = {
  styleOverrides: {
    panel: ({ theme: { vars } }) => ({ '& img': { borderRadius: vars.shape.cardRadius } }),
    way: ({ theme: { typography } }) => ({ fontWeight: typography.fontWeightMedium }),
  },
};
