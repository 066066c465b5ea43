import type { OwnComponent, OwnComponents } from '#theme/base/OwnComponent.ts';

declare module '#theme/base/OwnComponent.ts' {
  interface OwnComponents {
    PorticoSearchBox?: OwnComponent<'form' | 'row' | 'buttonIcon' | 'none'>;
  }
}

export const PorticoSearchBox: OwnComponents['PorticoSearchBox'] = {
  styleOverrides: {
    // Looks like the list of suggestions.
    none: ({ theme: { vars, spacing, stroke } }) => ({
      padding: spacing(1.25, 1.5),
      background: vars.palette.background.paper,
      border: `${stroke.hairline} solid ${vars.palette.divider}`,
      borderRadius: vars.shape.borderRadius,
      boxShadow: vars.elevation.overlay,
    }),
  },
};
