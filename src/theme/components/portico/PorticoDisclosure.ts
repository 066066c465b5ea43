import type { OwnComponents } from '#theme/base/ownComponents.gen.ts';

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
