import type { OwnComponent, OwnComponents } from '#theme/base/OwnComponent.ts';

declare module '#theme/base/OwnComponent.ts' {
  interface OwnComponents {
    PorticoRateCard?: OwnComponent<'root' | 'action'>;
  }
}

export const PorticoRateCard: OwnComponents['PorticoRateCard'] = {
  styleOverrides: {
    root: ({ theme: { vars, stroke } }) => ({
      borderTop: `${stroke.accent} solid ${vars.palette.primary.main}`,
    }),
  },
};
