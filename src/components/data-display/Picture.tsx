import type { ShownImage } from '#content/fields.ts';
import { styled, useThemeProps } from '#theme/styled.ts';

const name = 'PorticoPicture';

interface State {
  readonly ownerState: { readonly color: string | undefined };
}

const Root = styled('img', { name, slot: 'Root' })<State>(({ ownerState: { color } }) =>
  color === undefined ? {} : { backgroundColor: color },
);

/** Not part of the layout, unlike the image in it. Passes on the border radius of the surrounding element. */
const Formats = styled('picture', { name, slot: 'Formats' })({
  display: 'contents',
  borderRadius: 'inherit',
});

export interface PictureProps {
  readonly image: ShownImage;
  readonly className?: string;
  /** Loads the picture at once, for the first picture of a page. */
  readonly eager?: boolean;
}

/**
 * A picture in the best format and width for the browser. Its dimensions are in the HTML, so that loading it does not
 * shift the layout. Loads lazily unless `eager` is set.
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
