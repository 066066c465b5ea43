import type { OwnComponent, OwnComponents } from '#theme/base/OwnComponent.ts';

declare module '#theme/base/OwnComponent.ts' {
  interface OwnComponents {
    PorticoBreadcrumb?: OwnComponent<'root'>;
  }
}

export const PorticoBreadcrumb: OwnComponents['PorticoBreadcrumb'] = {
  styleOverrides: {
    root: ({ theme: { vars } }) => ({ background: vars.palette.background.surface }),
  },
};
