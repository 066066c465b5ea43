import { exampleSite, type ProblemExamples } from '#composer/problems/problemExample.ts';
import type { siteCodes } from './siteCodes.ts';

export const siteExamples: ProblemExamples<typeof siteCodes, 'package-not-loaded'> = {
  'site-missing': { 'site.json': undefined },
  'unknown-brand': { 'site.json': exampleSite({ brand: 'plain' }) },
};
