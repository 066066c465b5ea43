import type { OwnComponent, OwnComponents } from '#theme/base/OwnComponent.ts';

declare module '#theme/base/OwnComponent.ts' {
  interface OwnComponents {
    PorticoNonDepositNotice?: OwnComponent<'notice' | 'statements' | 'statement'>;
  }
}

export const PorticoNonDepositNotice: OwnComponents['PorticoNonDepositNotice'] = {
  styleOverrides: {
    statement: ({ theme }) => ({
      borderInlineStart: `${theme.stroke.accent} solid ${theme.vars.palette.primary.main}`,
      fontWeight: theme.typography.fontWeightBold,
      lineHeight: 1.35,
    }),
  },
};
