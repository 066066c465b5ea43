import type { FormDefinition } from '#forms/definition/formDefinition.ts';

/**
 * Returns the URL that the browser posts a form to (FORM-21): the author's path, or else one that ends with the form's
 * id. If the author gives the URL of one of the bank's services, the server forwards the validated form to it.
 *
 * @param serviceBase such as `/svt/elmstone`.
 */
export const formAction = (
  { action, formId }: Pick<FormDefinition, 'action' | 'formId'>,
  serviceBase: string,
): string => (action?.startsWith('/') ? action : `${serviceBase}/forms/${formId}`);

/** Whether the server forwards the form to one of the bank's services. */
export const isPassedOn = ({ action }: Pick<FormDefinition, 'action'>): boolean =>
  action !== undefined && !action.startsWith('/');
