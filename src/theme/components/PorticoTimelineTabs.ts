import type { OwnComponent, OwnComponents } from '#theme/OwnComponent.ts';

declare module '#theme/OwnComponent.ts' {
  interface OwnComponents {
    PorticoTimelineTabs?: OwnComponent<'timeLine' | 'panel' | 'panelText' | 'ways' | 'way'>;
  }
}

export const PorticoTimelineTabs: OwnComponents['PorticoTimelineTabs'] = {
  styleOverrides: {
    way: ({ theme: { typography } }) => ({ fontWeight: typography.fontWeightMedium }),
  },
};
