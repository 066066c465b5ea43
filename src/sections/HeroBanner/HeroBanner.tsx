import { LinkButtons } from '#components/inputs/LinkButtons.tsx';
import { Heading } from '#components/data-display/Typography.tsx';
import { Picture } from '#components/data-display/Picture.tsx';
import { isReference, referenceParameter } from '#forms/post/referenceParameter.ts';
import { useAsked } from '#section-kit/sectionContext.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Props } from './HeroBanner.schema.ts';
import * as Styled from './HeroBanner.styles.ts';

/** Returns where the picture is on narrow screens. */
function pictureOf({ image, mask, tone, actions }: Props): Styled.HeroBannerState['pictured'] {
  if (!image) return 'none';
  if (mask === 'bleed') return 'below';
  return tone === 'deep' && actions.length > 0 ? 'actions' : 'words';
}

/** The start of a page: its heading, an introduction and the main actions. */
export function HeroBanner(author: Props) {
  const props = useThemeProps({ props: author, name: 'PorticoHeroBanner' });
  const { eyebrow, actions, image, mask, note, tone, sent } = props;
  const isSent = isReference(useAsked()?.get(referenceParameter) ?? '');
  const { heading, text } = (isSent && sent) || props;
  const ownerState: Styled.HeroBannerState = { tone, pictured: pictureOf(props), mask };
  const isLow = Styled.isLow({ ownerState });
  return (
    <Styled.Root ownerState={ownerState} data-opening="">
      <Styled.Content ownerState={ownerState}>
        <Styled.Words ownerState={ownerState}>
          {eyebrow && (
            <Styled.Eyebrow variant="overline" component="p" ownerState={ownerState}>
              {eyebrow}
            </Styled.Eyebrow>
          )}
          <Heading level={1} html={heading} />
          {text && (
            <Styled.Lead
              component="p"
              variant={isLow ? 'body1' : 'subtitle1'}
              html={text}
              ownerState={ownerState}
            />
          )}
          {actions.length > 0 && (
            <Styled.Actions ownerState={ownerState}>
              <LinkButtons links={actions} color={tone === 'deep' ? 'inverse' : 'primary'} />
            </Styled.Actions>
          )}
          {note && <Styled.Note component="p" variant="caption" html={note} ownerState={ownerState} />}
        </Styled.Words>
        {image && (
          <Styled.PictureFrame ownerState={ownerState}>
            <Picture image={image} eager />
          </Styled.PictureFrame>
        )}
      </Styled.Content>
    </Styled.Root>
  );
}
