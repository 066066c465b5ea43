import type { Image, ShownImage } from '#content/image.ts';
import { placeSizes, type PicturePlace, type PlaceTokens, shownWidths } from '#section-kit/picturePlace.ts';
import { type PictureFile, plainVariant, sourceFormats, sourceVariants, widthsFor } from './PictureFile.ts';

/**
 * A picture as a page shows it in a place: with the files that browsers choose from, the size of its file and a ground
 * in its color.
 *
 * @param onFile hears the address of each file that the page names.
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
