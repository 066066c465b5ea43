import { Heading, Inline } from '#components/data-display/Typography.tsx';
import { Icon } from '#components/data-display/Icon.tsx';
import { Picture } from '#components/data-display/Picture.tsx';
import { LinkButtons } from '#components/inputs/LinkButtons.tsx';
import { useSection } from '#section-kit/sectionContext.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Props } from './FeatureSplit.schema.ts';
import * as Styled from './FeatureSplit.styles.ts';

/** A picture to the edge of the window, with words beside it. */
export function FeatureSplit(author: Props) {
  const props = useThemeProps({ props: author, name: 'PorticoFeatureSplit' });
  const { eyebrow, heading, level, text, points, actions, image, side, tone } = props;
  const { id } = useSection();
  return (
    <Styled.Root ownerState={{ tone }} aria-labelledby={`${id}-heading`}>
      <Styled.PictureFrame ownerState={{ side }}>
        <Picture image={image} />
      </Styled.PictureFrame>
      <Styled.Words ownerState={{ side }}>
        {eyebrow && (
          <Styled.Eyebrow variant="overline" component="p">
            {eyebrow}
          </Styled.Eyebrow>
        )}
        <Heading level={level} html={heading} id={`${id}-heading`} />
        <Styled.Lead component="p" variant="subtitle1" html={text} />
        {points.length > 0 && (
          <Styled.Points>
            {points.map((point) => (
              <Styled.Point key={point}>
                <Icon name="check" color="primary" />
                <Inline html={point} />
              </Styled.Point>
            ))}
          </Styled.Points>
        )}
        {actions.length > 0 && (
          <Styled.Actions>
            <LinkButtons links={actions} />
          </Styled.Actions>
        )}
      </Styled.Words>
    </Styled.Root>
  );
}
