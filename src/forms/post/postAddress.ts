import { type FormValues, textOf } from '#forms/rules/applyConditions.ts';
import type { FormDefinition } from '#forms/definition/formDefinition.ts';

/**
 * Where a form is posted to: the service's address with what the form adds to it (FORM-14).
 *
 * @param query of the page.
 */
export function postAddress(
  { address }: Pick<FormDefinition, 'address'>,
  action: string,
  values: FormValues,
  query: string,
): string {
  if (!address) return action;
  const parameters = new URLSearchParams(query);
  const valueOf = (name: string) => textOf(values, name) || (parameters.get(name) ?? '');
  const { unless } = address;
  const isOther = unless !== undefined && unless.is.includes(valueOf(unless.field));
  const path = isOther ? [] : (address.path ?? []);
  const names = isOther ? unless.query : (address.query ?? []);
  const added = new URLSearchParams();
  for (const name of names) if (valueOf(name) !== '') added.set(name, valueOf(name));
  const steps = path.map((name) => `/${encodeURIComponent(valueOf(name))}`).join('');
  return `${action}${steps}${added.size > 0 ? `?${added}` : ''}`;
}
