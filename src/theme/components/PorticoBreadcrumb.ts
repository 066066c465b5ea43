import type { OwnComponent, OwnComponents } from '#theme/OwnComponent.ts';

declare module '#theme/OwnComponent.ts' {
  interface OwnComponents {
    PorticoBreadcrumb?: OwnComponent<'root'>;
  }
}

export const PorticoBreadcrumb: OwnComponents['PorticoBreadcrumb'] = {
  styleOverrides: {
    root: ({ theme: { vars } }) => ({ background: vars.palette.background.surface }),
  },
};
