import type { OwnComponent, OwnComponents } from '#theme/base/OwnComponent.ts';

declare module '#theme/base/OwnComponent.ts' {
  interface OwnComponents {
    PorticoAccordion?: OwnComponent<'content' | 'side' | 'sidePicture'>;
  }
}

/** The section around the items, which are themed as `MuiAccordion`. */
export const PorticoAccordion: OwnComponents['PorticoAccordion'] = {
  styleOverrides: {
    sidePicture: ({ theme: { vars } }) => ({ '& img': { borderRadius: vars.shape.cardRadius } }),
  },
};
