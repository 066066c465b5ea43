import { defineProblems, error } from '#composer/problems/problemType.ts';

/** Problems of the packages that `site.json` names. */
export const packageCodes = defineProblems({
  'unknown-package': error(
    'Package not found',
    'The package “{name}” cannot be found.',
    'Run "npm install {name}", or correct the name.',
  ),
  'package-broken': error('Package cannot be loaded', 'The package “{name}” cannot be loaded: {reason}'),
  'package-without-sections': error(
    'Package without sections',
    'The package “{name}” exports no sections.',
    'It must export “sections”: an array of what defineSection returns.',
  ),
  'package-not-a-section': error(
    'Not a section',
    '“{place}” of the package “{name}” is not a section.',
    'Make each section with defineSection; its name starts with a capital letter and has letters and digits only.',
  ),
  'package-section-taken': error(
    'Two sections, one name',
    'The package “{name}” has a section “{section}”, and so does {owner}.',
    'Rename the section in the package, or remove the package.',
  ),
  'package-without-view': error(
    'Island without a browser module',
    'The section “{section}” of the package “{name}” is hydrated in the browser but names no module for its view.',
    'Add modules: { view: "{name}/{section}" } to its defineSection.',
  ),
});
