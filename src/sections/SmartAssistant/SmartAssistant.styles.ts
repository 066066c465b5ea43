import { Button } from '#components/inputs/Button.tsx';
import { List as BaseList } from '#components/data-display/List.tsx';
import { ScriptOnly } from '#components/feedback/ScriptOnly.tsx';
import { Typography } from '#components/data-display/Typography.tsx';
import { media } from '#theme/base/media.ts';
import { type CSSObject, keyframes, styled, type Theme } from '#theme/styled.ts';

const name = 'PorticoSmartAssistant';

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

export const Root = styled(ScriptOnly, { name, slot: 'Root' })({ display: 'flex' });

/** Only an icon where the top bar is narrow, with a label on large screens (SA-02). */
export const Launcher = styled(Button, { name, slot: 'Launcher' })(({ theme, theme: { spacing } }) => ({
  minWidth: spacing(4),
  ...inTopBar(theme),
}));

/** Pauses the icons for the session. Only visible if they move (WCAG 2.2.2). */
export const Pause = styled(Button, { name, slot: 'Pause' })(({ theme, theme: { spacing } }) => ({
  display: 'none',
  minWidth: spacing(3),
  ...inTopBar(theme),
  [media.motion]: { display: 'inline-flex' },
  '&[aria-pressed=true] > :first-of-type, &[aria-pressed=false] > :last-of-type': { display: 'none' },
}));

/** The label; visually hidden on small screens, where it is still the accessible name. */
export const Label = styled('span', { name, slot: 'Label' })(({ theme: { breakpoints } }) => ({
  [breakpoints.down('lg')]: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
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

export const Log = styled('div', { name, slot: 'Log' })(({ theme: { spacing } }) => ({
  display: 'grid',
  gap: spacing(2),
  marginTop: spacing(2),
  // Keeps the input below in view.
  maxHeight: '45dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '&[hidden]': { display: 'none' },
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
}));

export const Links = styled(BaseList, { name, slot: 'Links' })(({ theme: { spacing } }) => ({
  display: 'grid',
  gap: spacing(1),
}));

export const Suggestions = styled('div', { name, slot: 'Suggestions' })(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1),
  marginTop: spacing(2),
  '&[hidden]': { display: 'none' },
}));

export const Row = styled('div', { name, slot: 'Row' })(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1.25),
  marginTop: spacing(1),
}));

export const Field = styled('div', { name, slot: 'Field' })({ flex: '1 1 10rem', minWidth: 0 });

export const Form = styled('form', { name, slot: 'Form' })(({ theme: { spacing } }) => ({
  marginTop: spacing(2),
}));
