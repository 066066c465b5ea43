import type { BrandLook } from 'virtual:portico/brands';

let media: BrandLook['media'] = {};

function show(image: HTMLImageElement): void {
  const file = (image.dataset['file'] ??= image.getAttribute('src') ?? '');
  const src = media[file] ?? file;
  if (image.getAttribute('src') !== src) image.src = src;
}

const showAll = () => {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[src^="/media/"], img[data-file]'))
    show(image);
};

/** Shows a brand's own files, such as its logo, where stories show the site's files of the same address. */
export function showBrandMedia(brand: BrandLook): void {
  media = brand.media;
  showAll();
}

// React sets only what changed, so an address that was replaced stays so.
new MutationObserver(showAll).observe(document, { childList: true, subtree: true });
