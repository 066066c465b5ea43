import { articles } from './articles.ts';
import { bands } from './bands.ts';
import { frame } from './frame.ts';
import { products } from './products.ts';
import { rates } from './rates.ts';
import { texts } from './texts.ts';
import { tools } from './tools.ts';
import type { GuidanceOfSections } from './SectionGuidance.ts';

/** What to do and what not to do with each section. */
export const guidanceOfSections: GuidanceOfSections = {
  ...bands,
  ...products,
  ...rates,
  ...texts,
  ...tools,
  ...articles,
  ...frame,
};
