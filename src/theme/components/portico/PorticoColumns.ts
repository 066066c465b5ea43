import type { OwnComponent, OwnComponents } from '#theme/base/OwnComponent.ts';

declare module '#theme/base/OwnComponent.ts' {
  interface OwnComponents {
    PorticoColumns?: OwnComponent<'columns' | 'column', { isAside: boolean }>;
  }
}

export const PorticoColumns: OwnComponents['PorticoColumns'] = {
  styleOverrides: {
    column: ({ theme: { typography, breakpoints } }) => ({
      variants: [
        {
          // Headings in an aside are less prominent.
          props: { isAside: true },
          style: { [breakpoints.up('large')]: { '& h2': { fontSize: typography.h3.fontSize } } },
        },
      ],
    }),
  },
};
