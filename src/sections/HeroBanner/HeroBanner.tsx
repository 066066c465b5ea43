import { LinkButtons } from '#components/inputs/LinkButtons.tsx';
import { Heading } from '#components/data-display/Typography.tsx';
import { Picture } from '#components/data-display/Picture.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Props } from './HeroBanner.schema.ts';
import * as Styled from './HeroBanner.styles.ts';

/** The start of a page: its heading, an introduction and the main actions. */
export function HeroBanner(author: Props) {
  const props = useThemeProps({ props: author, name: 'PorticoHeroBanner' });
  const { eyebrow, heading, text, actions, image, mask, note, tone } = props;
  const isLight = tone === 'light';
  const besideActions = actions.length > 0 && !isLight;
  const pictured = image === undefined ? 'none' : besideActions ? 'actions' : 'words';
  const ownerState: Styled.HeroBannerState = { tone, pictured, mask };
  return (
    <Styled.Root ownerState={ownerState} data-opening="">
      <Styled.Content ownerState={ownerState}>
        <Styled.Words ownerState={ownerState}>
          {eyebrow && (
            <Styled.Eyebrow variant="overline" component="p" ownerState={ownerState}>
              {eyebrow}
            </Styled.Eyebrow>
          )}
          {/* A smaller heading leaves space for the task on the first screen. */}
          <Heading level={1} variant={isLight ? 'h2' : 'h1'} html={heading} />
          {text && (
            <Styled.Lead
              component="p"
              variant={isLight ? 'body1' : 'subtitle1'}
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
