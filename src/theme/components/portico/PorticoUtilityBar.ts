import type { OwnComponent, OwnComponents } from '#theme/base/OwnComponent.ts';

declare module '#theme/base/OwnComponent.ts' {
  interface OwnComponents {
    PorticoUtilityBar?: OwnComponent<'root' | 'row' | 'end' | 'extra' | 'list' | 'item' | 'link' | 'current'>;
  }
}

export const PorticoUtilityBar: OwnComponents['PorticoUtilityBar'] = {
  styleOverrides: {
    root: ({ theme: { vars, stroke, typography } }) => ({
      ...typography.caption,
      background: vars.palette.background.surface,
      borderBottom: `${stroke.hairline} solid ${vars.palette.divider}`,
    }),
    item: ({ theme: { vars } }) => ({ color: vars.palette.text.secondary }),
    current: ({ theme: { vars, typography } }) => ({
      color: vars.palette.text.primary,
      fontWeight: typography.fontWeightMedium,
    }),
  },
};
