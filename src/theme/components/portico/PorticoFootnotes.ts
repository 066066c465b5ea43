import type { OwnComponent, OwnComponents } from '#theme/base/OwnComponent.ts';

declare module '#theme/base/OwnComponent.ts' {
  interface OwnComponents {
    PorticoFootnotes?: OwnComponent<'root' | 'notes' | 'note' | 'text' | 'back' | 'more'>;
  }
}

export const PorticoFootnotes: OwnComponents['PorticoFootnotes'] = {
  styleOverrides: {
    root: ({ theme: { vars, stroke, typography } }) => ({
      ...typography.caption,
      borderTop: `${stroke.hairline} solid ${vars.palette.divider}`,
      color: vars.palette.text.secondary,
    }),
    note: ({ theme: { vars, typography } }) => ({
      '&::marker': { fontWeight: typography.fontWeightMedium, color: vars.palette.text.primary },
      // The footnote that the visitor jumped to.
      '&:target': {
        background: vars.palette.primary.subtle,
        outline: `.4em solid ${vars.palette.primary.subtle}`,
        color: vars.palette.text.primary,
      },
    }),
    back: { textDecorationLine: 'none' },
  },
};
