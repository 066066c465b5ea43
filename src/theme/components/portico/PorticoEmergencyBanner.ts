import type { OwnComponent, OwnComponents } from '#theme/base/OwnComponent.ts';

declare module '#theme/base/OwnComponent.ts' {
  interface OwnComponents {
    PorticoEmergencyBanner?: OwnComponent<
      'root' | 'content' | 'mark' | 'news' | 'title' | 'closer' | 'close',
      { severity: 'information' | 'warning' | 'emergency' }
    >;
  }
}

export const PorticoEmergencyBanner: OwnComponents['PorticoEmergencyBanner'] = {
  styleOverrides: {
    root: ({ theme: { vars, stroke } }) => ({
      borderBottom: `${stroke.focus} solid`,
      variants: (
        [
          ['information', vars.palette.info],
          ['warning', vars.palette.warning],
          ['emergency', vars.palette.error],
        ] as const
      ).map(([severity, { main, subtle }]) => ({
        props: { severity },
        style: { background: subtle, borderColor: main },
      })),
    }),
    title: ({ theme: { typography } }) => ({ fontWeight: typography.fontWeightBold }),
  },
};
