import { defineProblems, error } from '#composer/problems/problemType.ts';

/** Problems with the packages that `site.json` names. */
export const packageCodes = defineProblems({
  'unknown-package': error(
    'Package not found',
    'The package “{name}” cannot be found.',
    'Run "npm install {name}", or correct the name.',
  ),
  'package-broken': error('Package failed to load', 'The package “{name}” failed to load: {reason}'),
  'package-without-sections': error(
    'Package without sections',
    'The package “{name}” exports no sections.',
    'It must export “sections”, an array of sections created with defineSection.',
  ),
  'package-not-a-section': error(
    'Not a section',
    '“{place}” of the package “{name}” is not a section.',
    'Create each section with defineSection. Its name must start with a capital letter and contain only letters and digits.',
  ),
  'package-section-taken': error(
    'Duplicate section name',
    'The package “{name}” has a section “{section}”, but so does {owner}.',
    'Rename the section in the package, or remove the package.',
  ),
  'package-without-view': error(
    'Island without a browser module',
    'The section “{section}” of the package “{name}” is hydrated in the browser but does not specify a module for its view.',
    'Add modules: { view: "{name}/{section}" } to its defineSection call.',
  ),
});
