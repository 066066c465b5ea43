import type { ShownImage } from '#content/image.ts';
import { styled, useThemeProps } from '#theme/styled.ts';

const name = 'PorticoPicture';

interface State {
  readonly ownerState: { readonly color: string | undefined };
}

const Root = styled('img', { name, slot: 'Root' })<State>(({ ownerState: { color } }) =>
  color === undefined ? {} : { backgroundColor: color },
);

/** Takes no part in the layout: the picture itself does, and has the corners of what is around it. */
const Formats = styled('picture', { name, slot: 'Formats' })({
  display: 'contents',
  borderRadius: 'inherit',
});

export interface PictureProps {
  readonly image: ShownImage;
  readonly className?: string;
  /** Loaded at once, as the first picture of a page is. */
  readonly eager?: boolean;
}

/**
 * A picture with its size, so that nothing moves when it arrives, in the format and the width that suit the browser.
 * The first one of a page is loaded at once.
 */
export function Picture(inProps: PictureProps) {
  const { image, className, eager = false } = useThemeProps({ props: inProps, name });
  const { src, alt, width, height, sources = [], sizes, color } = image;
  const shown = (
    <Root
      className={className}
      ownerState={{ color }}
      src={src}
      alt={alt}
      width={width}
      height={height}
      {...(eager
        ? { fetchPriority: 'high' as const }
        : { loading: 'lazy' as const, decoding: 'async' as const })}
    />
  );
  if (sources.length === 0) return shown;
  return (
    <Formats>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {shown}
    </Formats>
  );
}
