import type { PageInput } from '#composer/render/pageFeatures.ts';

export const publishSearchIndex: (
  out: string,
  pages: readonly PageInput[],
  only?: { changed: readonly string[]; removed: readonly string[] },
) => Promise<void> = () => Promise.resolve();
