import { defineProblems, error } from '#composer/problems/problemType.ts';

/** Problems of wizards: where the answers of their steps lead. */
export const wizardCodes = defineProblems({
  'wizard-dead-end': error(
    'Dead end',
    'Nothing leads on from step “{step}”: it has no answers, no link and no sections.',
    'Give it answers, or a link to what it recommends.',
  ),
  'wizard-unreachable': error(
    'Step without a way to it',
    'No answer leads to step “{step}”.',
    'Let an answer lead there ("href": "#{step}"), or remove the step.',
  ),
  'wizard-loop': error(
    'Steps in a circle',
    'Answers lead in a circle: {loop}.',
    'Visitors go back with the button; an answer leads on.',
  ),
  'wizard-unknown-step': error(
    'Answer to no step',
    'This answer leads to “#{received}”, which is no step of this wizard.',
  ),
  'wizard-leads-outside': error(
    'Answer to another site',
    'This answer leads to {received}, which is not on this site.',
    'Name its origin in “redirectOrigins” of site.json if it is one of the bank’s.',
  ),
});
