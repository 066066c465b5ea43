import { Inline } from '#components/data-display/Typography.tsx';
import { Picture } from '#components/data-display/Picture.tsx';
import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Props } from './MediaBand.schema.ts';
import { Frame, Item, Pictures } from './MediaBand.styles.ts';

/** A band of pictures. */
export function MediaBand(author: Props) {
  const props = useThemeProps({ props: author, name: 'PorticoMediaBand' });
  const { heading, level, text, pictures, tone } = props;
  return (
    <SectionFrame
      component={heading === undefined ? 'div' : 'section'}
      tone={tone}
      heading={heading}
      level={level}
      intro={text}
    >
      <Pictures role="list" ownerState={{ count: pictures.length }}>
        {pictures.map(({ image, caption }) => (
          <Item key={image.src}>
            <Frame>
              <Picture image={image} />
            </Frame>
            {caption && <Inline component="p" variant="caption" color="textSecondary" html={caption} />}
          </Item>
        ))}
      </Pictures>
    </SectionFrame>
  );
}
