import type { ComponentPropsWithRef, ElementType } from 'react';
import type { HeadingLevel, InlineHtml } from '#content/fields.ts';
import { styled, type Theme, useThemeProps } from '#theme/styled.ts';
import { Container } from './Container.tsx';
import {
  Heading,
  type HeadingProps,
  Inline,
  type InlineProps,
} from '#components/data-display/Typography.tsx';

const name = 'PorticoSection';

interface SectionFrameState {
  readonly tone: 'plain' | 'quiet' | 'brand' | 'own';
  readonly density: 'regular' | 'compact';
  readonly headingPlace: 'above' | 'beside';
}
interface State {
  readonly ownerState: SectionFrameState;
}

/** Selects a section that directly follows one with the same background. */
const below = (tone: 'plain' | 'quiet' | 'brand') =>
  `*:has(> [data-tone=${tone}]) + * > &[data-tone=${tone}]`;

const Root = styled('section', { name, slot: 'Root' })<State>(({ theme: { vars } }) => ({
  paddingBlock: vars.layout.section,
  // Only one space between sections with the same background.
  [`${below('plain')}, ${below('quiet')}, ${below('brand')}`]: { paddingTop: 0 },
  variants: [
    { props: { density: 'compact' }, style: { paddingBlock: `calc(.7 * ${vars.layout.section})` } },
    { props: { headingPlace: 'beside' }, style: { containerType: 'inline-size' } },
  ],
}));

const Content = styled(Container, { name, slot: 'Content' })<State>(
  ({ theme: { containerQueries, spacing } }) => ({
    variants: [
      {
        props: { headingPlace: 'beside' },
        style: {
          [containerQueries.up('lg')]: {
            display: 'grid',
            gridTemplate: 'auto 1fr / minmax(0, 4fr) minmax(0, 7fr)',
            columnGap: spacing(8),
            '& > :last-child': { gridArea: '1 / 2 / span 2' },
          },
        },
      },
    ],
  }),
);

interface HeadState {
  readonly ownerState: { readonly isAboveContent: boolean };
}

/** The space above the content. Collapses with the content's own margin, so the larger one counts. */
const aboveContent = ({ spacing }: Theme) => ({
  props: { isAboveContent: true },
  style: { marginBottom: spacing(2.5), '&:last-child': { marginBottom: 0 } },
});

const Title = styled(Heading, { name, slot: 'Heading' })<HeadState>(({ theme }) => ({
  variants: [aboveContent(theme)],
}));

const Intro = styled(Inline, { name, slot: 'Intro' })<HeadState>(({ theme }) => ({
  marginTop: theme.spacing(1),
  maxWidth: theme.vars.layout.textWidth,
  variants: [aboveContent(theme)],
}));

export type SectionFrameProps = ComponentPropsWithRef<'section'> & {
  /**
   * The background: `quiet` differs from the page's; `brand` is dark, in the brand's color, and everything on it has the
   * colors that are readable there; with `own` the caller provides the background or a line above.
   *
   * @default 'plain'
   */
  readonly tone?: 'plain' | 'quiet' | 'brand' | 'own';
  /**
   * Space above and below; `compact` is for text and small tools.
   *
   * @default 'regular'
   */
  readonly density?: 'regular' | 'compact';
  /**
   * Space between heading or introduction and content; with `own` the content provides it, such as less for a line that
   * belongs to the heading. More space needs no `own`: the larger margin counts.
   *
   * @default 'regular'
   */
  readonly contentSpace?: 'regular' | 'own';
  /**
   * Where heading and introduction are; `beside` the content if the section is wide enough, for one element that reads
   * better in a narrow column, such as a list of questions.
   *
   * @default 'above'
   */
  readonly headingPlace?: 'above' | 'beside';
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
    contentSpace = 'regular',
    headingPlace = 'above',
    heading,
    level = 2,
    headingId,
    intro,
    slotProps,
    children,
    ...rest
  } = useThemeProps({ props: inProps, name });
  const isSpaced = contentSpace === 'regular';
  const state: State = { ownerState: { tone, density, headingPlace } };
  return (
    <Root
      as={component}
      {...(headingId === undefined ? {} : { 'aria-labelledby': headingId })}
      data-tone={tone}
      {...rest}
      {...state}
    >
      <Content {...state}>
        {heading !== undefined && (
          <Title
            level={level}
            html={heading}
            id={headingId}
            {...slotProps?.heading}
            ownerState={{ isAboveContent: isSpaced && intro === undefined }}
          />
        )}
        {intro !== undefined && (
          <Intro
            component="p"
            variant="subtitle1"
            html={intro}
            {...slotProps?.intro}
            ownerState={{ isAboveContent: isSpaced }}
          />
        )}
        {children}
      </Content>
    </Root>
  );
}
