import type { ComponentProps, ReactNode } from 'react';
import { styled, useThemeProps } from '#theme/styled.ts';

const name = 'PorticoDisclosure';

const Root = styled('details', { name, slot: 'Root' })({});
const Summary = styled('summary', { name, slot: 'Summary' })({});
const Content = styled('div', { name, slot: 'Content' })(({ theme: { spacing } }) => ({
  display: 'grid',
  gap: spacing(1),
  marginTop: spacing(1),
}));

export interface DisclosureProps {
  /** The text that opens it. */
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly open?: boolean;
  readonly slotProps?: {
    readonly content?: ComponentProps<'div'> & Readonly<Record<`data-${string}`, string>>;
  };
}

/** Collapsible small print on native `details`, which works without JavaScript. Use Accordion for larger parts. */
export function Disclosure(inProps: DisclosureProps) {
  const { summary, children, open, slotProps } = useThemeProps({ props: inProps, name });
  return (
    <Root open={open}>
      <Summary>{summary}</Summary>
      <Content {...slotProps?.content}>{children}</Content>
    </Root>
  );
}
