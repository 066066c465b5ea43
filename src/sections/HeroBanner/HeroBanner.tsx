import { Button } from '#components/Button.tsx';
import { Heading } from '#components/Heading.tsx';
import { Picture } from '#components/Picture.tsx';
import { useTheme, useThemeProps } from '#theme/styled.ts';
import type { Props } from './HeroBanner.schema.ts';
import {
  Actions,
  Content,
  Eyebrow,
  type HeroBannerState,
  Lead,
  Note,
  PictureFrame,
  Root,
  Words,
} from './HeroBanner.styles.ts';

/** Fetches the picture early where it is shown; where it is hidden, a lazy picture is never fetched. */
function PreloadFromMedium({ src }: { src: string }) {
  const { breakpoints } = useTheme();
  const wide = breakpoints.up('medium').replace('@media ', '');
  return <link rel="preload" as="image" href={src} media={wide} fetchPriority="high" />;
}

/** Opens a page: its heading, what it offers and where to start. */
export function HeroBanner(author: Props) {
  const props = useThemeProps({ props: author, name: 'PorticoHeroBanner' });
  const { eyebrow, heading, text, actions, image, note, tone } = props;
  const isDecorative = image?.alt === '';
  const picture = image === undefined ? 'none' : isDecorative ? 'decorative' : 'shown';
  const ownerState: HeroBannerState = { tone, picture };
  return (
    <Root ownerState={ownerState}>
      {image && isDecorative && <PreloadFromMedium src={image.src} />}
      <Content ownerState={ownerState}>
        <Words ownerState={ownerState}>
          {eyebrow && (
            <Eyebrow variant="overline" component="p" ownerState={ownerState}>
              {eyebrow}
            </Eyebrow>
          )}
          <Heading level={1} html={heading} />
          {text && <Lead component="p" variant="subtitle1" html={text} ownerState={ownerState} />}
          {actions.length > 0 && (
            <Actions ownerState={ownerState}>
              {actions.map(({ text: words, href, label }, index) => (
                <Button
                  key={href}
                  href={href}
                  aria-label={label}
                  variant={index === 0 ? 'contained' : 'outlined'}
                  color={tone === 'deep' ? 'inverse' : 'primary'}
                >
                  {words}
                </Button>
              ))}
            </Actions>
          )}
          {note && <Note component="p" variant="caption" html={note} ownerState={ownerState} />}
        </Words>
        {image && (
          <PictureFrame ownerState={ownerState}>
            <Picture image={image} eager={!isDecorative} />
          </PictureFrame>
        )}
      </Content>
    </Root>
  );
}
