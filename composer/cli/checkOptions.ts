import { pageWords } from '#words/page.ts';
import type { CheckOptions } from '#composer/page/check.ts';
import { sectionHeadings } from '#composer/render/sectionHeadings.tsx';
import { cdRateData } from '#composer/server/services/cdRateData.ts';

/** What the checker must know of the library and the services; the same for every command, so that all say the same. */
export const checkOptions: CheckOptions = {
  words: pageWords,
  headings: sectionHeadings,
  data: new Map([['rates/cd.json', cdRateData]]),
};
