import type { OwnComponent, OwnComponents } from '#theme/base/OwnComponent.ts';

interface Props {
  tone: 'plain' | 'quiet' | 'own';
  density: 'regular' | 'compact';
}

declare module '#theme/base/OwnComponent.ts' {
  interface OwnComponents {
    PorticoSection?: OwnComponent<'root' | 'content' | 'intro', Props>;
  }
}

export const PorticoSection: OwnComponents['PorticoSection'] = {
  styleOverrides: {
    root: ({ theme: { vars } }) => ({
      variants: [{ props: { tone: 'quiet' }, style: { background: vars.palette.background.surface } }],
    }),
    intro: ({ theme: { vars } }) => ({ color: vars.palette.text.secondary }),
  },
};
