import type { ComponentPropsWithRef, ElementType } from 'react';
import type { HeadingLevel, InlineHtml } from '#content/fields.ts';
import { styled, useThemeProps } from '#theme/styled.ts';
import { Container } from './Container.tsx';
import {
  Heading,
  type HeadingProps,
  Inline,
  type InlineProps,
} from '#components/data-display/Typography.tsx';

const name = 'PorticoSection';

interface SectionFrameState {
  readonly tone: 'plain' | 'quiet' | 'own';
  readonly density: 'regular' | 'compact';
}
interface State {
  readonly ownerState: SectionFrameState;
}

/** Selects a section that directly follows one with the same background. */
const below = (tone: 'plain' | 'quiet') =>
  `[data-section]:has(> [data-tone=${tone}]) + [data-section] > &[data-tone=${tone}]`;

const Root = styled('section', { name, slot: 'Root' })<State>(({ theme: { vars } }) => ({
  paddingBlock: vars.layout.section,
  // Only one space between sections with the same background.
  [`${below('plain')}, ${below('quiet')}`]: { paddingTop: 0 },
  variants: [{ props: { density: 'compact' }, style: { paddingBlock: `calc(.7 * ${vars.layout.section})` } }],
}));

const Content = styled(Container, { name, slot: 'Content' })({});

const Intro = styled(Inline, { name, slot: 'Intro' })(({ theme: { vars, spacing } }) => ({
  marginTop: spacing(1),
  maxWidth: vars.layout.textWidth,
}));

export type SectionFrameProps = ComponentPropsWithRef<'section'> & {
  /**
   * The background: `quiet` differs from the page's; with `own` the caller provides the background or a line above.
   *
   * @default 'plain'
   */
  readonly tone?: 'plain' | 'quiet' | 'own';
  /**
   * Space above and below; `compact` is for text and small tools.
   *
   * @default 'regular'
   */
  readonly density?: 'regular' | 'compact';
  /**
   * The root element.
   *
   * @default 'section'
   */
  readonly component?: ElementType;
  /** The section's heading, as author HTML. */
  readonly heading?: InlineHtml | undefined;
  /** @default 2 */
  readonly level?: HeadingLevel;
  /** Id of the heading, which then also labels the section. */
  readonly headingId?: string;
  /** Author HTML below the heading. */
  readonly intro?: InlineHtml | undefined;
  readonly slotProps?: {
    readonly heading?: Partial<Omit<HeadingProps, 'html' | 'children' | 'level'>>;
    readonly intro?: Partial<Omit<InlineProps, 'html'>>;
  };
};

/**
 * The frame of a section: spacing, background, the page's column, heading and introduction. In a slot of `Columns` the
 * column provides the spacing.
 */
export function SectionFrame(inProps: SectionFrameProps) {
  const {
    component = 'section',
    tone = 'plain',
    density = 'regular',
    heading,
    level = 2,
    headingId,
    intro,
    slotProps,
    children,
    ...rest
  } = useThemeProps({ props: inProps, name });
  return (
    <Root
      as={component}
      {...(headingId === undefined ? {} : { 'aria-labelledby': headingId })}
      data-tone={tone}
      {...rest}
      ownerState={{ tone, density }}
    >
      <Content>
        {heading !== undefined && (
          <Heading level={level} html={heading} id={headingId} {...slotProps?.heading} />
        )}
        {intro !== undefined && (
          <Intro component="p" variant="subtitle1" html={intro} {...slotProps?.intro} />
        )}
        {children}
      </Content>
    </Root>
  );
}
