import { readHtml } from '#composer/render/section/readHtml.ts';
import { RenderedSection } from '#composer/render/section/RenderedSection.ts';

/** Returns rendered HTML with its marks replaced, as on pages. */
export const marksToHtml = (html: string): string =>
  new RenderedSection({ ...readHtml(html), css: new Map() }).html;
