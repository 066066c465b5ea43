import { FormControl } from '#components/inputs/FormControl.tsx';
import { FormLabel } from '#components/inputs/FormLabel.tsx';
import { media } from '#theme/base/media.ts';
import { styled } from '#theme/styled.ts';

const name = 'PorticoFormView';

export const Root = styled('form', { name, slot: 'Root' })(({ theme: { spacing } }) => ({
  // A stacking context of its own, so that typing repaints the form and not the whole page.
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(3.25),
  maxWidth: '38rem',
}));

/** The honeypot field. */
export const Trap = styled('div', { name, slot: 'Trap' })({
  position: 'absolute',
  left: '-100vw',
  width: 1,
  height: 1,
  overflow: 'hidden',
});

/**
 * Fields whose conditions do not hold yet. Shown without scripts, which would be needed to reveal them later, and if the
 * page's address has the values that reveal them.
 */
export const Waiting = styled('div', { name, slot: 'Waiting' })({
  display: 'none',
  '&[data-met]': { display: 'block' },
  [media.noScript]: { display: 'block' },
});

/** Related fields under one legend. */
export const Group = styled(FormControl, { name, slot: 'Group' })(({ theme: { spacing } }) => ({
  paddingTop: spacing(2.5),
}));

export const Legend = styled(FormLabel, { name, slot: 'Legend' })<{ ownerState: { isStep: boolean } }>(
  ({ theme: { typography } }) => ({
    // Moves the legend from the border into the group.
    float: 'left',
    width: '100%',
    '& + *': { clear: 'both' },
    variants: [
      {
        props: { isStep: true },
        // Focused by the program when the step appears.
        style: { ...typography.h3, '&:focus': { outline: 'none' } },
      },
    ],
  }),
);

export const GroupFields = styled('div', { name, slot: 'GroupFields' })(({ theme: { spacing } }) => ({
  clear: 'both',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(3.25),
  paddingTop: spacing(3.25),
}));

/** Takes up no space while it is empty. */
export const PersonPlace = styled('div', { name, slot: 'PersonPlace' })({
  '&:has(> [data-person][hidden])': { display: 'none' },
});

export const Person = styled('p', { name, slot: 'Person' })({});
export const PersonName = styled('span', { name, slot: 'PersonName' })({});

/** Hidden without scripts, which the captcha needs. The server then asks the visitor to send the form once more. */
export const Captcha = styled('div', { name, slot: 'Captcha' })({ [media.noScript]: { display: 'none' } });

export const Badge = styled('div', { name, slot: 'Badge' })<{ ownerState: { isRaised: boolean } }>(
  ({ theme: { spacing } }) => ({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: spacing(1),
    variants: [{ props: { isRaised: true }, style: { zIndex: 10 } }],
  }),
);

/** Keeps room for a third-party widget, so that loading it hardly moves the button below. */
export const CaptchaWidget = styled('div', { name, slot: 'CaptchaWidget' })(({ theme: { spacing } }) => ({
  // The checkboxes of common providers are up to 78 pixels high.
  minHeight: spacing(9.75),
}));

export const CaptchaState = styled('div', { name, slot: 'CaptchaState' })(({ theme: { spacing } }) => ({
  marginTop: spacing(0.75),
}));

/** Says that entries were taken along from the page in another language. */
export const CarriedNote = styled('p', { name, slot: 'CarriedNote' })(({ theme: { vars, spacing } }) => ({
  margin: 0,
  padding: spacing(1.5, 2),
  borderRadius: vars.shape.cardRadius,
  background: vars.palette.background.surface,
  '&[hidden]': { display: 'none' },
}));
