import type { OwnComponent, OwnComponents } from '#theme/base/OwnComponent.ts';

declare module '#theme/base/OwnComponent.ts' {
  interface OwnComponents {
    PorticoVideoPlayer?: OwnComponent<
      'root' | 'placeholder' | 'poster' | 'sign' | 'player' | 'ask' | 'status'
    >;
  }
}

export const PorticoVideoPlayer: OwnComponents['PorticoVideoPlayer'] = {
  styleOverrides: {
    poster: ({ theme: { vars } }) => ({ borderRadius: vars.shape.cardRadius }),
    player: ({ theme: { vars } }) => ({ borderRadius: vars.shape.cardRadius, overflow: 'hidden' }),
    sign: ({ theme: { vars } }) => ({
      borderRadius: '50%',
      background: vars.palette.primary.main,
      color: vars.palette.primary.contrastText,
      fontSize: '2.5rem',
      boxShadow: vars.elevation.overlay,
      '@media (forced-colors: active)': { border: '2px solid LinkText' },
    }),
  },
};
