import type { OwnComponent, OwnComponents } from '#theme/base/OwnComponent.ts';
import { media } from '#theme/base/media.ts';

declare module '#theme/base/OwnComponent.ts' {
  interface OwnComponents {
    PorticoRecommender?: OwnComponent<'steps'>;
  }
}

export const PorticoRecommender: OwnComponents['PorticoRecommender'] = {
  styleOverrides: {
    steps: ({ theme: { vars, stroke } }) => ({
      border: `${stroke.hairline} solid ${vars.palette.divider}`,
      borderRadius: vars.shape.cardRadius,
      background: vars.palette.background.paper,
      [media.noScript]: {
        '& [data-section] + [data-section=RecommenderStep]': {
          borderTop: `${stroke.hairline} solid ${vars.palette.divider}`,
        },
      },
    }),
  },
};
