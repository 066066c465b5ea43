import type { Image } from '#content/image.ts';
import { styled, useThemeProps } from '#theme/styled.ts';

const name = 'PorticoPicture';

const Root = styled('img', { name, slot: 'Root' })({});

export interface PictureProps {
  readonly image: Image;
  readonly className?: string;
  /** Loaded at once, as the first picture of a page is. */
  readonly eager?: boolean;
}

/** A picture with its size, so that nothing moves when it arrives. The first one of a page is loaded at once. */
export function Picture(inProps: PictureProps) {
  const { image, className, eager = false } = useThemeProps({ props: inProps, name });
  return (
    <Root
      className={className}
      src={image.src}
      alt={image.alt}
      width={image.width}
      height={image.height}
      {...(eager
        ? { fetchPriority: 'high' as const }
        : { loading: 'lazy' as const, decoding: 'async' as const })}
    />
  );
}
