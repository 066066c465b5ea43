import type { OwnComponent, OwnComponents } from '#theme/base/OwnComponent.ts';

declare module '#theme/base/OwnComponent.ts' {
  interface OwnComponents {
    PorticoDisclosure?: OwnComponent<'root' | 'summary' | 'content'>;
  }
}

export const PorticoDisclosure: OwnComponents['PorticoDisclosure'] = {
  styleOverrides: {
    root: ({ theme: { vars, stroke, spacing } }) => ({
      borderTop: `${stroke.hairline} solid ${vars.palette.divider}`,
      paddingTop: spacing(1.5),
    }),
    summary: ({ theme: { vars, typography } }) => ({
      color: vars.palette.primary.main,
      fontWeight: typography.fontWeightMedium,
    }),
    content: ({ theme: { vars, typography } }) => ({
      ...typography.caption,
      color: vars.palette.text.secondary,
    }),
  },
};
