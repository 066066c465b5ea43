import type { OwnComponents } from '#theme/base/ownComponents.gen.ts';
import { aloneInLastRow } from '#theme/base/aloneInLastRow.ts';
import { pictureAtStart } from '#theme/base/pictureAtStart.ts';

export const PorticoArticleList: OwnComponents['PorticoArticleList'] = {
  styleOverrides: {
    item: ({ theme, theme: { vars, stroke } }) => ({
      variants: [
        { props: { layout: 'grid' }, style: aloneInLastRow(theme, 3, pictureAtStart) },
        {
          props: { layout: 'grid' },
          style: {
            background: vars.palette.background.paper,
            border: `${stroke.hairline} solid ${vars.palette.divider}`,
            borderRadius: vars.shape.cardRadius,
          },
        },
        {
          props: { layout: 'list' },
          style: { borderTop: `${stroke.hairline} solid ${vars.palette.divider}` },
        },
      ],
    }),
    media: ({ theme: { vars } }) => ({
      variants: [{ props: { layout: 'list' }, style: { borderRadius: vars.shape.smallRadius } }],
    }),
    superhead: ({ theme: { vars, typography } }) => ({
      color: vars.palette.secondary.main,
      fontWeight: typography.fontWeightBold,
    }),
    title: ({ theme: { vars } }) => ({
      color: vars.palette.text.primary,
      textDecorationColor: 'transparent',
      '&:hover': { color: vars.palette.primary.main, textDecorationColor: 'currentColor' },
    }),
    summary: ({ theme: { vars } }) => ({ color: vars.palette.text.secondary }),
    foot: ({ theme: { vars } }) => ({ color: vars.palette.text.secondary }),
  },
};
