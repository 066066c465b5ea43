import type { OwnComponents } from '#theme/base/ownComponents.gen.ts';

export const PorticoRateCard: OwnComponents['PorticoRateCard'] = {
  styleOverrides: {
    root: ({ theme: { vars, stroke } }) => ({
      borderTop: `${stroke.accent} solid ${vars.palette.primary.main}`,
    }),
  },
};
