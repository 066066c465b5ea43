import type { ComponentProps, ReactNode } from 'react';
import { media } from '#theme/base/media.ts';
import { styled, useThemeProps } from '#theme/styled.ts';

const name = 'PorticoDisclosure';

// Without content, it takes its place but is not shown: a service may still send the text, but not to a page without
// JavaScript.
const Root = styled('details', { name, slot: 'Root' })({
  '&:has(> :last-child:empty)': {
    visibility: 'hidden',
    [media.noScript]: { display: 'none' },
  },
});
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
  /** Keeps it out of search results while it is empty. */
  readonly 'data-nosnippet'?: '' | undefined;
  readonly slotProps?: {
    readonly content?: ComponentProps<'div'> & Readonly<Record<`data-${string}`, string>>;
  };
}

/** Collapsible small print on native `details`, which works without JavaScript. Use Accordion for larger parts. */
export function Disclosure(inProps: DisclosureProps) {
  const { summary, children, slotProps, ...root } = useThemeProps({ props: inProps, name });
  return (
    <Root {...root}>
      <Summary>{summary}</Summary>
      <Content {...slotProps?.content}>{children}</Content>
    </Root>
  );
}
