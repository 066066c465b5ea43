import type { OwnComponents } from '#theme/base/ownComponents.gen.ts';

export const PorticoEmbeddedFrame: OwnComponents['PorticoEmbeddedFrame'] = {
  styleOverrides: {
    holder: ({ theme: { vars, stroke } }) => ({
      border: `${stroke.hairline} solid ${vars.palette.divider}`,
      borderRadius: vars.shape.cardRadius,
      overflow: 'hidden',
    }),
    ask: ({ theme: { vars } }) => ({
      background: vars.palette.background.surface,
      borderRadius: vars.shape.cardRadius,
    }),
  },
};
