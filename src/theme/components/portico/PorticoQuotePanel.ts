import { errorText } from '#theme/base/errorText.ts';
import type { OwnComponents } from '#theme/base/ownComponents.gen.ts';

export const PorticoQuotePanel: OwnComponents['PorticoQuotePanel'] = {
  styleOverrides: {
    answer: ({ theme: { vars, stroke } }) => ({
      padding: 'clamp(1.25rem, 5vw, 2rem)',
      border: `${stroke.hairline} solid ${vars.palette.divider}`,
      borderTop: `${stroke.accent} solid ${vars.palette.primary.main}`,
      borderRadius: vars.shape.cardRadius,
      background: vars.palette.background.surface,
    }),
    said: ({ theme }) => ({
      color: theme.vars.palette.text.secondary,
      variants: [
        {
          props: { isFailure: true },
          style: { display: 'flex', gap: theme.spacing(1), ...errorText(theme) },
        },
      ],
    }),
  },
};
