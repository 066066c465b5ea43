import { type CSSObject, keyframes, type Theme } from '@mui/material/styles';
import { media } from '#theme/base/media.ts';
import type { OwnComponent, OwnComponents } from '#theme/base/OwnComponent.ts';

declare module '#theme/base/OwnComponent.ts' {
  interface OwnComponents {
    PorticoSmartAssistant?: OwnComponent<
      | 'root'
      | 'launcher'
      | 'pause'
      | 'label'
      | 'icons'
      | 'log'
      | 'question'
      | 'answer'
      | 'links'
      | 'suggestions'
      | 'row'
      | 'field'
      | 'form'
    >;
  }
}

/** How long each icon is shown, in seconds: in the first cycle and in all later ones (SA-02). */
const turns = { first: 4.5, later: 11.5 } as const;

const goes = keyframes({ '0%': { opacity: 1 }, '50%, 100%': { opacity: 0 } });
const comes = keyframes({ '0%': { opacity: 0 }, '50%, 100%': { opacity: 1 } });

const inTurns = (frames: typeof goes) =>
  `${frames} ${2 * turns.first}s step-end 1, ${frames} ${2 * turns.later}s step-end ${2 * turns.first}s infinite`;

const inTopBar = ({ vars, typography, spacing }: Theme): CSSObject => ({
  fontSize: typography.caption.fontSize,
  lineHeight: typography.caption.lineHeight,
  minHeight: spacing(4.5),
  padding: spacing(0.5),
  color: vars.palette.text.primary,
  textDecoration: 'none',
});

export const PorticoSmartAssistant: OwnComponents['PorticoSmartAssistant'] = {
  styleOverrides: {
    launcher: ({ theme }) => inTopBar(theme),
    pause: ({ theme }) => inTopBar(theme),
    icons: {
      '& > :last-of-type': { opacity: 0 },
      [media.motion]: {
        'button:not([data-still]) > & > :first-of-type': { animation: inTurns(goes) },
        'button:not([data-still]) > & > :last-of-type': { animation: inTurns(comes) },
        // Pause while the visitor is about to use it.
        'button:is(:hover, :focus-visible) > & > *': { animationPlayState: 'paused' },
      },
    },
    question: ({ theme: { vars, spacing } }) => ({
      padding: spacing(1, 1.5),
      borderRadius: vars.shape.cardRadius,
      background: vars.palette.background.surface,
    }),
  },
};
