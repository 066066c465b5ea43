import { defineProblems, error } from '#composer/problems/problemType.ts';

/** Problems of `site.json`. */
export const siteCodes = defineProblems({
  'site-missing': error('No site.json', 'There is no site.json in this folder, or it is not valid.'),
  'unknown-brand': error(
    'Unknown brand',
    'There is no brand “{name}”{source}.',
    'A brand is a folder with a brand.json below brands/. There are: {names}.',
  ),
  'package-not-loaded': error(
    'Package not loaded yet',
    'The package “{name}” was added while Portico was running.',
    'Stop the command and start it again.',
  ),
});
