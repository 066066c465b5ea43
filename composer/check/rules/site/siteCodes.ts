import { defineProblems, error, warning } from '#composer/problems/problemType.ts';
import { examplePage, exampleSite, type ProblemExamples } from '#composer/problems/problemExample.ts';

/** Problems with `site.json`. */
export const siteCodes = defineProblems({
  'site-missing': error('Missing site.json', 'This folder has no site.json, or it is invalid.'),
  'file-not-read': warning(
    'File that is not read',
    'Portico does not read this file: {reason}.',
    'Rename it, or delete it if it is a copy.',
  ),
  'schema-missing': warning(
    'Missing JSON Schema',
    '“$schema” leads to {path}, which does not exist, so that editors complete and check nothing here.',
    'Run "npm run gen" if the schemas were never written.',
  ),
  'unknown-brand': error(
    'Unknown brand',
    'There is no brand “{name}”{source}.',
    'A brand is a folder in brands/ that contains a brand.json. Available: {names}.',
  ),
  'package-not-loaded': error(
    'Package not loaded yet',
    'The package “{name}” was added while Portico was running.',
    'Stop the command and start it again.',
  ),
  'theme-broken': error(
    'Theme failed to load',
    'The theme of this site, theme/index.ts, failed to load: {reason}',
    'Correct it. It must export “components”, like theme.components in MUI.',
  ),
});

export const siteExamples: ProblemExamples<typeof siteCodes, 'package-not-loaded'> = {
  'site-missing': { 'site.json': undefined },
  'file-not-read': { 'about.jsonc': examplePage() },
  'schema-missing': {
    'page.schema.json': {},
    'savings.json': examplePage([], { $schema: 'pages.schema.json' }),
  },
  'unknown-brand': { 'site.json': exampleSite({ brand: 'plain' }) },
  'theme-broken': { 'site.json': exampleSite(), 'theme/index.ts': 'export const MuiButton = {};\n' },
};
