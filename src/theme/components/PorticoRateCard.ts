import type { OwnComponent, OwnComponents } from '#theme/OwnComponent.ts';

declare module '#theme/OwnComponent.ts' {
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
