import { defineProblems, error } from '#composer/problems/problemType.ts';

/** Problems of forms: fields, conditions, and where a form leads. */
export const formCodes = defineProblems({
  'duplicate-field': error(
    'Two fields, one name',
    'This form has another field “{name}”; only one would be sent.',
  ),
  'unknown-field': error('Unknown field', 'This form has no field “{name}”.'),
  'unknown-choice': error(
    'Condition that never holds',
    '“{field}” is never {received}; its choices are {expected}.',
  ),
  'condition-contradiction': error(
    'Conditions that contradict each other',
    '{effect}: {reason}.',
    'Change one of the conditions, or delete the one that never matters.',
  ),
  'field-never-valid': error('Field that nobody can fill in', '“{name}” could never be filled in: {reason}.'),
  'duplicate-choice': error(
    'Two choices, one value',
    '“{name}” has the value {received} twice; the server could not tell the choices apart.',
  ),
  'condition-loop': error(
    'Fields that wait for each other',
    'This field would never show, because these wait for each other: {loop}.',
  ),
  'duplicate-form': error(
    'Two forms, one id',
    'Another form “{id}” is on {page}; the server could not tell them apart.',
    'Give each form a “formId” of its own, or put the form into a fragment that both pages use.',
  ),
  'form-action': error(
    'Action that nobody answers',
    'The action {action} is neither below {service} nor one of the site’s form services.',
    'Write a path below {service}, or name the bank’s form service under "formUpstreams" in site.json.',
  ),
  'form-action-taken': error(
    'Two forms, one action',
    'The form “{id}” is posted to {action} already; the server could not tell them apart.',
    'Give each form an action of its own, or leave it out.',
  ),
  'form-leads-outside': error(
    'Form leads away',
    'A form can only lead to a page of this site, not to {received}.',
    'Name a page of this site. A redirect may also lead to an origin of "redirectOrigins" in site.json.',
  ),
  'sensitive-in-address': error(
    'Sensitive value in an address',
    'The value of “{name}” is sensitive; addresses are kept in logs and histories.',
    'Leave the field out of "address". It is sent in the body of the form anyway.',
  ),
  'form-error-page': error(
    'Error page without “.error”',
    'The page for errors must have “.error” in its name, so that it shows what went wrong.',
    'contact-us.error.json becomes /contact-us.error.html.',
  ),
});
