import { Typography } from '#components/data-display/Typography.tsx';
import { ScriptOnly } from '#components/feedback/ScriptOnly.tsx';
import { media } from '#theme/base/media.ts';
import { appear } from '#theme/base/motion.ts';
import { styled } from '#theme/styled.ts';
import { visuallyHidden } from '#theme/base/visuallyHidden.ts';

const name = 'PorticoFormSteps';

/** Where the visitor is: in words, and as a line with one part for each step. */
export const Progress = styled(ScriptOnly, { name, slot: 'Progress' })(({ theme: { spacing } }) => ({
  display: 'grid',
  gap: spacing(1),
}));

export const ProgressLine = styled('div', { name, slot: 'ProgressLine' })(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: spacing(2),
  minHeight: spacing(6),
  // Its text ends with the line below it.
  '& > [data-saved-form]': { marginInlineEnd: spacing(-1.25) },
}));

export const StepList = styled('ol', { name, slot: 'StepList' })(({ theme: { spacing } }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: spacing(0.75),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

export const StepItem = styled('li', { name, slot: 'StepItem' })<{ ownerState: { isReached: boolean } }>(
  ({ theme: { vars, stroke, spacing, breakpoints, typography } }) => ({
    ...typography.caption,
    borderTop: `calc(2 * ${stroke.strong}) solid ${vars.palette.divider}`,
    paddingTop: spacing(0.75),
    color: vars.palette.text.secondary,
    overflowWrap: 'anywhere',
    '&[aria-current=step]': { color: vars.palette.text.primary, fontWeight: typography.fontWeightBold },
    [breakpoints.down('sm')]: { paddingTop: 0 },
    [media.forcedColors]: { '&[aria-current=step]': { borderTopColor: 'Highlight' } },
    variants: [{ props: { isReached: true }, style: { borderTopColor: vars.palette.primary.main } }],
  }),
);

/** A step's name; visually hidden on phones, where the line above says it in words. */
export const StepLabel = styled('span', { name, slot: 'StepLabel' })(({ theme: { breakpoints } }) => ({
  [breakpoints.down('sm')]: visuallyHidden,
}));

/** What was entered in the first step. */
export const Summary = styled('p', { name, slot: 'Summary' })(({ theme: { vars, spacing, shape } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: spacing(0, 2),
  margin: 0,
  padding: spacing(1, 2),
  // Its text stands below the one before it.
  '& > button': { marginInlineStart: spacing(-2.5) },
  borderRadius: shape.borderRadius,
  background: vars.palette.background.surface,
}));

/** The fields of a step. Before hydration, only those of the first are shown; without scripts all are. */
export const StepPanel = styled('div', { name, slot: 'StepPanel' })<{
  ownerState: { isOpen: boolean; isReady: boolean; isFirst: boolean };
}>(({ theme, theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(3.25),
  variants: [
    // The page itself begins with the first.
    { props: { isFirst: false, isReady: true }, style: { [media.motion]: { animation: appear(theme) } } },
    { props: { isOpen: false }, style: { display: 'none' } },
    { props: { isOpen: false, isReady: false }, style: { [media.noScript]: { display: 'grid' } } },
  ],
}));

export const ReviewGroup = styled('section', { name, slot: 'ReviewGroup' })(
  ({ theme: { vars, stroke, spacing } }) => ({
    borderTop: `${stroke.hairline} solid ${vars.palette.divider}`,
    paddingTop: spacing(2),
  }),
);

export const ReviewHead = styled('div', { name, slot: 'ReviewHead' })(({ theme: { spacing } }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: spacing(2),
}));

export const StepHeading = styled(Typography, { name, slot: 'StepHeading' })({
  // Focused by the program when the step appears.
  '&:focus': { outline: 'none' },
});

export const Actions = styled('div', { name, slot: 'Actions' })(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(1.5),
}));

/** A label for browsers without scripts only. */
export const Unscripted = styled('span', { name, slot: 'Unscripted' })({
  display: 'none',
  [media.noScript]: { display: 'inline' },
});

export const Scripted = styled('span', { name, slot: 'Scripted' })({ [media.noScript]: { display: 'none' } });

/** What was saved, and until when. */
export const SaveNote = styled('p', { name, slot: 'SaveNote' })(({ theme: { typography } }) => ({
  ...typography.caption,
  flexBasis: '100%',
  margin: 0,
}));
