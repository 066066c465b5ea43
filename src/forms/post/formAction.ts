import type { FormDefinition } from '#forms/definition/formDefinition.ts';

/**
 * The address that a form's browser posts to (FORM-21): the path that its author gives, else that of its id. A service
 * of the bank gets what the server has checked.
 *
 * @param serviceBase such as `/svt/elmstone`.
 */
export const formAction = (
  { action, formId }: Pick<FormDefinition, 'action' | 'formId'>,
  serviceBase: string,
): string => (action?.startsWith('/') ? action : `${serviceBase}/forms/${formId}`);
