import { type FormValues, textOf } from '#forms/rules/applyConditions.ts';
import { sensitiveNames } from '#forms/definition/formFields.ts';
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

/**
 * Returns the URL that a form is posted to: the service's URL with the values that the form appends (FORM-14), except
 * sensitive ones (SEC-04).
 *
 * @param query the page's query.
 */
export function postAddress(
  definition: Pick<FormDefinition, 'action' | 'address' | 'fields'>,
  action: string,
  values: FormValues,
  query: string,
): string {
  const { address } = definition;
  if (!address) return action;
  const secrets = sensitiveNames(definition);
  const parameters = new URLSearchParams(query);
  const valueOf = (name: string) => textOf(values, name) || (parameters.get(name) ?? '');
  const { unless } = address;
  const isOther = unless !== undefined && unless.is.includes(valueOf(unless.field));
  const isOpen = (name: string) => !secrets.has(name);
  const path = isOther ? [] : (address.path ?? []).filter(isOpen);
  const asked = isOther ? unless.query : (address.query ?? []);
  // Where the server passes the form on, it must know why the URL has another form.
  const reason = isOther && action.startsWith('/') && isPassedOn(definition) ? [unless.field] : [];
  const names = [...asked, ...reason].filter(isOpen);
  const added = new URLSearchParams();
  for (const name of names) if (valueOf(name) !== '') added.set(name, valueOf(name));
  const steps = path.map((name) => `/${encodeURIComponent(valueOf(name))}`).join('');
  return `${action}${steps}${added.size > 0 ? `?${added}` : ''}`;
}
