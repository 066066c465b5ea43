import { Inline } from '#components/data-display/Typography.tsx';
import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import type { Drawing } from '#content/fields.ts';
import { useSection } from '#section-kit/sectionContext.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Props } from './InlineSvg.schema.ts';
import { Caption, Drawn, Figure, Waiting } from './InlineSvg.styles.ts';

export type ShownProps = Props & {
  /** Available when the page is built; without it the browser fetches the drawing. */
  readonly drawing?: Drawing | undefined;
};

/** An SVG that is inlined in the page, so that its text is text and its colors are those of the page (WIDG-16). */
export function InlineSvg(author: ShownProps) {
  const props = useThemeProps({ props: author, name: 'PorticoInlineSvg' });
  const { heading, level, image, caption, drawing } = props;
  const { id } = useSection();
  const { alt, width, height } = image;
  const named = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <SectionFrame
      component={heading === undefined ? 'div' : 'section'}
      heading={heading}
      level={level}
      {...(heading !== undefined && { headingId: `${id}-heading` })}
    >
      <Figure>
        {drawing ? (
          <Drawn
            {...named}
            viewBox={drawing.viewBox}
            width={width}
            height={height}
            dangerouslySetInnerHTML={{ __html: drawing.html }}
          />
        ) : (
          <Waiting image={image} data-inline="" />
        )}
        {caption && (
          <Caption>
            <Inline component="p" html={caption} />
          </Caption>
        )}
      </Figure>
    </SectionFrame>
  );
}
