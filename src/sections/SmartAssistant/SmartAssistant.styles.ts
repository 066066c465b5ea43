import { Button } from '#components/inputs/Button.tsx';
import { List as BaseList } from '#components/data-display/List.tsx';
import { ScriptOnly } from '#components/feedback/ScriptOnly.tsx';
import { Typography } from '#components/data-display/Typography.tsx';
import { media } from '#theme/base/media.ts';
import { styled } from '#theme/styled.ts';

const name = 'PorticoSmartAssistant';

export const Root = styled(ScriptOnly, { name, slot: 'Root' })({ display: 'flex' });

/** An icon where the top bar has little room, with words beside it from the large screens on (SA-02). */
export const Launcher = styled(Button, { name, slot: 'Launcher' })(({ theme: { spacing } }) => ({
  minWidth: spacing(4),
}));

/** Holds the icons still, for as long as the browser stays open; only there where they move (WCAG 2.2.2). */
export const Pause = styled(Button, { name, slot: 'Pause' })(({ theme: { breakpoints, spacing } }) => ({
  display: 'none',
  minWidth: spacing(3),
  [breakpoints.up('medium')]: { [media.motion]: { display: 'inline-flex' } },
  '&[aria-pressed=true] > :first-of-type, &[aria-pressed=false] > :last-of-type': { display: 'none' },
}));

/** The words; they stay the button's name where they do not show. */
export const Label = styled('span', { name, slot: 'Label' })(({ theme: { breakpoints } }) => ({
  [breakpoints.down('large')]: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
}));

/** Two icons in one place. */
export const Icons = styled('span', { name, slot: 'Icons' })({
  display: 'grid',
  '& > *': { gridArea: '1 / 1' },
});

export const Log = styled('div', { name, slot: 'Log' })(({ theme: { spacing } }) => ({
  display: 'grid',
  gap: spacing(2),
  marginTop: spacing(2),
  // The field below stays in sight.
  maxHeight: '45dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '&[hidden]': { display: 'none' },
}));

export const Question = styled(Typography, { name, slot: 'Question' })({
  justifySelf: 'end',
  maxWidth: '85%',
  overflowWrap: 'anywhere',
});

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
