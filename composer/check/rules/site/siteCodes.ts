import { defineProblems, error } from '#composer/problems/problemType.ts';

/** Problems with `site.json`. */
export const siteCodes = defineProblems({
  'site-missing': error('Missing site.json', 'This folder has no site.json, or it is invalid.'),
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
});
