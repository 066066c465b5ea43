import { Heading } from '#components/data-display/Typography.tsx';
import { Picture } from '#components/data-display/Picture.tsx';
import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Props } from './ArticleHeader.schema.ts';
import { Content, Lead, PictureFrame, Superhead, Words } from './ArticleHeader.styles.ts';

/** The start of an article: topic, heading and summary. */
export function ArticleHeader(author: Props) {
  const props = useThemeProps({ props: author, name: 'PorticoArticleHeader' });
  const { superhead, heading, text, image } = props;
  return (
    <SectionFrame component="div" density="compact" data-opening="">
      <Content ownerState={{ isPictured: image !== undefined }}>
        <Words>
          {superhead && (
            <Superhead variant="overline" component="p">
              {superhead}
            </Superhead>
          )}
          <Heading level={1} html={heading} />
          {text && <Lead component="p" variant="subtitle1" html={text} />}
        </Words>
        {image && (
          <PictureFrame ownerState={{ isDecorative: image.alt === '' }}>
            <Picture image={image} eager />
          </PictureFrame>
        )}
      </Content>
    </SectionFrame>
  );
}
