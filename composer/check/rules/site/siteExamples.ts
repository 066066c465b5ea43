import { examplePage, exampleSite, type ProblemExamples } from '#composer/problems/problemExample.ts';
import type { siteCodes } from './siteCodes.ts';

export const siteExamples: ProblemExamples<typeof siteCodes, 'package-not-loaded'> = {
  'site-missing': { 'site.json': undefined },
  'file-not-read': { 'about.jsonc': examplePage() },
  'schema-missing': {
    'page.schema.json': {},
    'savings.json': examplePage([], { $schema: 'pages.schema.json' }),
  },
  'unknown-brand': { 'site.json': exampleSite({ brand: 'plain' }) },
};
