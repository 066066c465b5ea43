import { Container } from '#components/layout/Container.tsx';
import { Icon } from '#components/data-display/Icon.tsx';
import { IconButton } from '#components/inputs/IconButton.tsx';
import { styled } from '#theme/styled.ts';
import type { Props } from './EmergencyBanner.schema.ts';

const name = 'PorticoEmergencyBanner';

/** The props that the styles depend on. */
export type EmergencyBannerState = Pick<Props, 'severity'>;
interface State {
  readonly ownerState: EmergencyBannerState;
}

export const Root = styled('section', { name, slot: 'Root' })<State>(({ theme: { vars, stroke } }) => ({
  borderBottom: `${stroke.focus} solid`,
  // Dismissed by the visitor.
  '&:has(details[open])': { display: 'none' },
  variants: (
    [
      ['information', vars.palette.info],
      ['warning', vars.palette.warning],
      ['emergency', vars.palette.error],
    ] as const
  ).map(([severity, { main, subtle }]) => ({
    props: { severity },
    style: { background: subtle, borderColor: main },
  })),
}));

export const Content = styled(Container, { name, slot: 'Content' })(({ theme: { spacing } }) => ({
  display: 'flex',
  gap: spacing(1.5),
  alignItems: 'flex-start',
  paddingBlock: spacing(1.5),
}));

export const BannerIcon = styled(Icon, { name, slot: 'Icon' })(({ theme: { spacing } }) => ({
  flex: 'none',
  marginTop: spacing(0.25),
}));

export const News = styled('p', { name, slot: 'News' })({ flex: 1, minWidth: 0 });

export const Title = styled('strong', { name, slot: 'Title' })(({ theme: { typography } }) => ({
  marginInlineEnd: '.5em',
  fontWeight: typography.fontWeightBold,
}));

/** A `details` element: opening it dismisses the banner, which needs no script. */
export const Closer = styled('details', { name, slot: 'Closer' })({ flex: 'none' });

export const Close = styled(IconButton, { name, slot: 'Close' })(({ theme: { spacing } }) => ({
  // As high as one line of the text.
  marginBlock: spacing(-1.25),
  marginInline: spacing(-1.5),
}));
