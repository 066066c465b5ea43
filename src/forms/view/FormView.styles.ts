import { FormControl } from '#components/inputs/FormControl.tsx';
import { FormLabel } from '#components/inputs/FormLabel.tsx';
import { media } from '#theme/base/media.ts';
import { styled } from '#theme/styled.ts';

const name = 'PorticoFormView';

export const Root = styled('form', { name, slot: 'Root' })(({ theme: { spacing } }) => ({
  // A layer of its own: a key paints the form anew, and not the page.
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(3.25),
  maxWidth: '38rem',
}));

/** Around a field that visitors do not see and machines fill in. */
export const Trap = styled('div', { name, slot: 'Trap' })({
  position: 'absolute',
  left: '-100vw',
  width: 1,
  height: 1,
  overflow: 'hidden',
});

/** Fields that wait for an answer: without scripts nothing could bring them in later. */
export const Waiting = styled('div', { name, slot: 'Waiting' })({
  display: 'none',
  [media.noScript]: { display: 'block' },
});

/** Fields that belong together, under one legend. */
export const Group = styled(FormControl, { name, slot: 'Group' })(({ theme: { spacing } }) => ({
  paddingTop: spacing(2.5),
}));

export const Legend = styled(FormLabel, { name, slot: 'Legend' })({
  // Out of the border, into the group.
  float: 'left',
  width: '100%',
  '& + *': { clear: 'both' },
});

export const GroupFields = styled('div', { name, slot: 'GroupFields' })(({ theme: { spacing } }) => ({
  clear: 'both',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(3.25),
  paddingTop: spacing(3.25),
}));

/** Takes no room while it names nobody. */
export const PersonPlace = styled('div', { name, slot: 'PersonPlace' })({
  '&:has(> [data-person][hidden])': { display: 'none' },
});

export const Person = styled('p', { name, slot: 'Person' })({});
export const PersonName = styled('span', { name, slot: 'PersonName' })({});

/** Without scripts nothing could tick a captcha; the server then asks the visitor to send once more. */
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

export const CaptchaState = styled('div', { name, slot: 'CaptchaState' })(({ theme: { spacing } }) => ({
  marginTop: spacing(0.75),
}));
