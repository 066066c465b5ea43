import type { Image, ShownImage } from '#content/fields.ts';
import { placeSizes, type PicturePlace, type PlaceTokens, shownWidths } from '#section-kit/picturePlace.ts';
import { type PictureFile, plainVariant, sourceFormats, sourceVariants, widthsFor } from './PictureFile.ts';

/**
 * Returns a picture for a place on a page, with the files that browsers can choose from, its size, and a placeholder
 * color.
 *
 * @param onFile Called with the URL of each file that the page refers to.
 */
export function shownPicture(
  image: Image,
  file: PictureFile,
  place: PicturePlace,
  tokens: PlaceTokens,
  onFile: (address: string) => void,
): ShownImage {
  const widths = widthsFor(file, shownWidths(place, tokens));
  const sources = sourceFormats.map((format) => {
    const variants = sourceVariants(image.src, file, format, widths);
    for (const { address } of variants) onFile(address);
    const srcSet = variants.map(({ address, width }) => `${address} ${width}w`).join(', ');
    return { type: `image/${format}`, srcSet } as const;
  });
  const plain = plainVariant(image.src, file);
  onFile(plain.address);
  const { width, height, color } = file;
  return {
    ...image,
    src: plain.address,
    width,
    height,
    sources,
    sizes: placeSizes(place, tokens),
    ...(color !== undefined && { color }),
  };
}
