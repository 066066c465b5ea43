import { Button } from '#components/inputs/Button.tsx';
import { Dialog } from '#components/feedback/Dialog.tsx';
import { List as BaseList } from '#components/data-display/List.tsx';
import { ScriptOnly } from '#components/feedback/ScriptOnly.tsx';
import { Typography } from '#components/data-display/Typography.tsx';
import { media } from '#theme/base/media.ts';
import { type CSSObject, keyframes, styled, type Theme } from '#theme/styled.ts';
import { visuallyHidden } from '#theme/base/visuallyHidden.ts';

const name = 'PorticoSmartAssistant';

/** How long each icon is shown, in seconds: in the first cycle and in all later ones (SA-02). */
const turns = { first: 4.5, later: 11.5 } as const;

const goes = keyframes({ '0%': { opacity: 1 }, '50%, 100%': { opacity: 0 } });
const comes = keyframes({ '0%': { opacity: 0 }, '50%, 100%': { opacity: 1 } });

const inTurns = (frames: typeof goes) =>
  `${frames} ${2 * turns.first}s step-end 1, ${frames} ${2 * turns.later}s step-end ${2 * turns.first}s infinite`;

const inTopBar = ({ vars, typography, spacing, breakpoints }: Theme): CSSObject => ({
  fontSize: typography.caption.fontSize,
  lineHeight: typography.caption.lineHeight,
  minHeight: spacing(4.5),
  padding: spacing(0.5),
  // The bar is low on phones.
  [breakpoints.down('md')]: { minHeight: spacing(3.5), paddingBlock: 0 },
  color: vars.palette.text.primary,
  textDecoration: 'none',
});

export const Root = styled(ScriptOnly, { name, slot: 'Root' })({ display: 'flex' });

/** Only an icon where the top bar is narrow, with a label on large screens (SA-02, PAGE-16). */
export const Launcher = styled(Button, { name, slot: 'Launcher' })(({ theme, theme: { spacing } }) => ({
  minWidth: spacing(4),
  ...inTopBar(theme),
}));

/** Pauses the icons for the session. Only visible if they move (WCAG 2.2.2). */
export const Pause = styled(Button, { name, slot: 'Pause' })(({ theme: { spacing, stroke, vars } }) => ({
  display: 'none',
  // A circle, so that its bars read as a control.
  alignSelf: 'center',
  minWidth: 0,
  minHeight: 0,
  padding: spacing(0.375),
  border: `${stroke.hairline} solid ${vars.palette.outline}`,
  borderRadius: vars.shape.pillRadius,
  color: vars.palette.text.primary,
  [media.motion]: { display: 'inline-flex' },
  '&[aria-pressed=true] > :first-of-type, &[aria-pressed=false] > :last-of-type': { display: 'none' },
}));

/** The label; visually hidden on small screens, where it is still the accessible name. */
export const Label = styled('span', { name, slot: 'Label' })(({ theme: { breakpoints } }) => ({
  [breakpoints.down('lg')]: visuallyHidden,
}));

/** Two icons on top of each other. */
export const Icons = styled('span', { name, slot: 'Icons' })({
  display: 'grid',
  '& > *': { gridArea: '1 / 1' },
  '& > :last-of-type': { opacity: 0 },
  [media.motion]: {
    'button:not([data-still]) > & > :first-of-type': { animation: inTurns(goes) },
    'button:not([data-still]) > & > :last-of-type': { animation: inTurns(comes) },
    // Pause while the visitor is about to use it.
    'button:is(:hover, :focus-visible) > & > *': { animationPlayState: 'paused' },
  },
});

/**
 * On phones a sheet at the bottom of the window, above its keyboard, on larger screens a panel below the top bar. Only
 * the conversation scrolls, so that the field stays in view.
 */
export const Panel = styled(Dialog, { name, slot: 'Panel' })(
  ({ theme: { breakpoints, spacing, typography } }) => ({
    // Not the small print of the top bar.
    ...typography.body1,
    overflow: 'hidden',
    [breakpoints.up('md')]: {
      margin: spacing(6, 3, 3, 'auto'),
      width: `min(${spacing(54)}, calc(100vw - ${spacing(6)}))`,
      height: `min(${spacing(80)}, calc(100dvh - ${spacing(9)}))`,
    },
    [breakpoints.down('md')]: {
      margin: 'auto 0 var(--keyboard, 0px)',
      width: '100%',
      maxWidth: '100%',
      height: `calc(100dvh - ${spacing(5)} - var(--keyboard, 0px))`,
      maxHeight: 'none',
      borderBottomLeftRadius: 0,
      borderBottomRightRadius: 0,
      '--appear-from': '0 100%',
    },
  }),
);

/** The title and the button that closes the panel. */
export const Bar = styled('div', { name, slot: 'Bar' })(({ theme: { vars, spacing, stroke } }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: spacing(1),
  flex: 'none',
  padding: spacing(1, 1, 1, 2),
  borderBottom: `${stroke.hairline} solid ${vars.palette.divider}`,
  '& > :first-of-type': { padding: 0 },
}));

/** The conversation, from the assistant’s first message. */
export const Log = styled('div', { name, slot: 'Log' })(({ theme: { spacing } }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: spacing(2),
  flex: '1 1 auto',
  minHeight: 0,
  padding: spacing(2),
  // Contains what is visually hidden in it, which would otherwise lengthen the panel.
  position: 'relative',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
}));

export const Question = styled(Typography, { name, slot: 'Question' })(({ theme: { vars, spacing } }) => ({
  justifySelf: 'end',
  maxWidth: '85%',
  overflowWrap: 'anywhere',
  padding: spacing(1, 1.5),
  borderRadius: vars.shape.cardRadius,
  background: vars.palette.background.surface,
}));

export const Answer = styled('div', { name, slot: 'Answer' })(({ theme: { spacing } }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: spacing(1),
  overflowWrap: 'anywhere',
}));

export const Links = styled(BaseList, { name, slot: 'Links' })(({ theme: { spacing } }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: spacing(1),
  '&:empty': { display: 'none' },
}));

export const Summary = styled(Typography, { name, slot: 'Summary' })({ '&:empty': { display: 'none' } });

export const Suggestions = styled('div', { name, slot: 'Suggestions' })(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1),
  '&[hidden]': { display: 'none' },
}));

export const Form = styled('form', { name, slot: 'Form' })(({ theme: { vars, spacing, stroke } }) => ({
  flex: 'none',
  padding: spacing(1.5, 2),
  // Above the bar with which phones go back to their home screen.
  paddingBottom: `max(${spacing(1.5)}, env(safe-area-inset-bottom))`,
  borderTop: `${stroke.hairline} solid ${vars.palette.divider}`,
}));

export const Row = styled('div', { name, slot: 'Row' })(({ theme: { spacing } }) => ({
  display: 'flex',
  gap: spacing(1.25),
  marginTop: spacing(0.5),
}));

export const Field = styled('div', { name, slot: 'Field' })({ flex: '1 1 auto', minWidth: 0 });
