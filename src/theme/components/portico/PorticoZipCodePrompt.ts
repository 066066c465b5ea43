import type { OwnComponent, OwnComponents } from '#theme/base/OwnComponent.ts';

declare module '#theme/base/OwnComponent.ts' {
  interface OwnComponents {
    PorticoZipCodePrompt?: OwnComponent<'root' | 'question' | 'current'>;
  }
}

export const PorticoZipCodePrompt: OwnComponents['PorticoZipCodePrompt'] = {
  styleOverrides: {
    root: ({ theme: { vars } }) => ({ background: vars.palette.primary.subtle }),
    current: ({ theme: { typography } }) => ({ fontWeight: typography.fontWeightMedium }),
  },
};
