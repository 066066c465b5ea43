import { Picture } from '#components/data-display/Picture.tsx';
import { Rich } from '#components/data-display/Rich.tsx';
import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { useSection } from '#section-kit/sectionContext.tsx';
import type { Props } from './RichText.schema.ts';
import { Content, PictureFrame } from './RichText.styles.ts';

/** Running text, next to its picture or heading on large screens. */
export function RichText({ heading, text, image, tone }: Props) {
  const { id } = useSection();
  return (
    <SectionFrame
      component={heading ? 'section' : 'div'}
      tone={tone}
      density="compact"
      {...(heading && {
        heading,
        headingId: `${id}-heading`,
        headingPlace: image ? 'above' : 'beside',
      })}
    >
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
