import { defineProblems, error } from '#composer/problems/problemType.ts';

/** Problems with wizards: where the answers of their steps lead. */
export const wizardCodes = defineProblems({
  'wizard-dead-end': error(
    'Dead-end step',
    'Step “{step}” leads nowhere: it has no answers, links or sections.',
    'Add answers, or a link to what it recommends.',
  ),
  'wizard-unreachable': error(
    'Unreachable step',
    'No answer leads to step “{step}”.',
    'Link an answer to it ("href": "#{step}"), or remove the step.',
  ),
  'wizard-loop': error(
    'Step loop',
    'These answers form a loop: {loop}.',
    'Answers must lead forward; visitors return with the Back button.',
  ),
  'wizard-unknown-step': error(
    'Unknown step',
    'This answer leads to “#{received}”, which is not a step of this wizard{more}.',
  ),
  'wizard-step-id': error(
    'Step under another id',
    'No answer leads to step “{step}”, but {count} answers lead to “#{asked}”, which is not a step.',
  ),
  'wizard-leads-outside': error(
    'Answer leads to another site',
    'This answer leads to {received}, which is not on this site.',
    'If it is one of the bank’s sites, add its origin to “redirectOrigins” in site.json.',
  ),
});
