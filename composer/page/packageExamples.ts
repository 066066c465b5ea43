import { exampleSite, type ProblemExamples } from '#composer/problems/problemExample.ts';
import type { packageCodes } from './packageCodes.ts';

const site = exampleSite({ packages: ['@elmstone/hours'] });
const main = 'node_modules/@elmstone/hours/index.js';

export const packageExamples: ProblemExamples<typeof packageCodes> = {
  'unknown-package': { 'site.json': site },
  'package-broken': { 'site.json': site, [main]: "throw new Error('The hours are not there.');\n" },
  'package-without-sections': { 'site.json': site, [main]: 'export const hours = [];\n' },
  'package-not-a-section': { 'site.json': site, [main]: 'export const sections = [{ name: "Hours" }];\n' },
  'package-section-taken': {
    'site.json': site,
    [main]: 'export const sections = [{ name: "RichText", schema: {}, View: () => null, examples: {} }];\n',
  },
  'package-without-view': {
    'site.json': site,
    [main]:
      'export const sections = [{ name: "Hours", schema: {}, View: () => null, examples: {}, hydrate: "visible" }];\n',
  },
};
