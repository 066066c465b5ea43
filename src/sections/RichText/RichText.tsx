import { Picture } from '#components/data-display/Picture.tsx';
import { Rich } from '#components/data-display/Rich.tsx';
import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import type { Props } from './RichText.schema.ts';
import { Content, PictureFrame } from './RichText.styles.ts';

/** Running text, next to its picture on large screens. */
export function RichText({ text, image, tone }: Props) {
  return (
    <SectionFrame component="div" tone={tone} density="compact">
      {image === undefined ? (
        <Rich html={text} />
      ) : (
        <Content>
          <Rich html={text} />
          <PictureFrame ownerState={{ isDecorative: image.alt === '' }}>
            <Picture image={image} />
          </PictureFrame>
        </Content>
      )}
    </SectionFrame>
  );
}
