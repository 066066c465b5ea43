import type { OwnComponent, OwnComponents } from '#theme/base/OwnComponent.ts';

declare module '#theme/base/OwnComponent.ts' {
  interface OwnComponents {
    PorticoEmbeddedFrame?: OwnComponent<'root' | 'holder' | 'ask' | 'way'>;
  }
}

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
