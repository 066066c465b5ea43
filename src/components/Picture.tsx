import type { Image } from '#content/image.ts';

/** A picture with its size, so that nothing moves when it arrives. The first one of a page is loaded at once. */
export function Picture({
  image,
  className,
  eager = false,
}: {
  image: Image;
  className?: string;
  eager?: boolean;
}) {
  return (
    <img
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
