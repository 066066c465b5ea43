import { defineProblems, error, warning } from '#composer/problems/problemType.ts';

/** Problems with the branches of the bank. */
export const locationCodes = defineProblems({
  'hours-end-early': error(
    'Closes before it opens',
    'This branch would close at {end}, before it opens at {start}.',
    'Write the opening time first, both from 00:00 to 23:59: Mo-Fr 09:00-17:00.',
  ),
  'zip-in-other-state': warning(
    'Zip code of another state',
    'The zip code {zip} is not in {state}; it is in {found}.',
    'A few zip codes cross a state line. If this one does, leave it.',
  ),
  'state-duplicate': error(
    'Two files for one state',
    'The branches in {state} are also in {other}. Visitors would find the state twice.',
    'Move all branches of the state into one file.',
  ),
  'state-unknown': warning('Unknown state', '“{state}” is not the code of a state of the USA.'),
});
