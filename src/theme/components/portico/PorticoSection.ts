import type { OwnComponents } from '#theme/base/ownComponents.gen.ts';

export const PorticoSection: OwnComponents['PorticoSection'] = {
  styleOverrides: {
    root: ({ theme: { vars } }) => ({
      variants: [{ props: { tone: 'quiet' }, style: { background: vars.palette.background.surface } }],
    }),
    intro: ({ theme: { vars } }) => ({ color: vars.palette.text.secondary }),
  },
};
