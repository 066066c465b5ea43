import type { OwnComponent, OwnComponents } from '#theme/base/OwnComponent.ts';
import { aloneInLastRow } from '#theme/base/aloneInLastRow.ts';
import { pictureAtStart } from '#theme/base/pictureAtStart.ts';

declare module '#theme/base/OwnComponent.ts' {
  interface OwnComponents {
    PorticoCardGrid?: OwnComponent<
      'cards' | 'item' | 'media' | 'content' | 'head' | 'mark' | 'text' | 'more',
      { columns: 2 | 3 | 4 }
    >;
  }
}

export const PorticoCardGrid: OwnComponents['PorticoCardGrid'] = {
  styleOverrides: {
    item: ({ theme }) => ({
      variants: ([2, 3, 4] as const).map((columns) => ({
        props: { columns },
        style: aloneInLastRow(theme, columns, pictureAtStart),
      })),
    }),
    text: ({ theme: { typography, breakpoints } }) => ({
      [breakpoints.down('medium')]: {
        fontSize: typography.body2.fontSize,
        lineHeight: typography.body2.lineHeight,
      },
    }),
    mark: ({ theme: { vars } }) => ({
      borderRadius: vars.shape.markRadius,
      background: vars.palette.primary.subtle,
      color: vars.palette.primary.main,
    }),
  },
};
