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

/** Replaces the site's media with those of a brand that have the same URL, such as its logo. */
export function showBrandMedia(brand: BrandLook): void {
  media = brand.media;
  showAll();
}

// React only sets changed attributes, so a replaced URL stays.
new MutationObserver(showAll).observe(document, { childList: true, subtree: true });
