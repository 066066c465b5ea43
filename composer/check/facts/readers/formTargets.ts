import type { AddressField, FormTargets, ReadParameter, RepeatedAnswer } from '#composer/check/facts/Fact.ts';
import { valueAt } from '#composer/page/valueAt.ts';
import type { JsonPath } from '#composer/problems/problemAt.ts';
import { readFields } from './formShape.ts';

/** Returns where a form sends visitors and their data, and what it takes from `site.json`. Accepts any JSON. */
export function formTargets(form: unknown): FormTargets {
  const action = valueAt(form, ['action']);
  return {
    action: typeof action === 'string' ? action : undefined,
    redirects: redirectsAway(form),
    addressFields: addressFields(form),
    answers: repeatedAnswers(form),
    withoutHolidays: readFields(form).flatMap(({ name, path, value }) =>
      valueAt(value, ['closed']) === 'holidays' ? [{ name, path: [...path, 'closed'] }] : [],
    ),
    parameters: readParameters(form),
  };
}

/** Names of the hidden fields that contain a redirect target (PAGE-06). */
const redirectNames: ReadonlySet<string> = new Set(['redirect', ':redirect']);

/** Whether a target is not on this site. */
export const leadsAway = (target: unknown): target is string =>
  typeof target === 'string' && (/^[a-z]+:/i.test(target) || target.startsWith('//'));

/**
 * Returns the redirect targets of a form that are not on this site, with their paths. `site.json` may allow them
 * (SEC-01).
 */
function redirectsAway(form: unknown): (readonly [JsonPath, string])[] {
  const hidden = readFields(form).filter(({ kind, name }) => kind === 'hidden' && redirectNames.has(name));
  const targets: (readonly [JsonPath, unknown])[] = [
    [['redirect'], valueAt(form, ['redirect'])],
    ...hidden.map(({ path, value }) => [[...path, 'value'], valueAt(value, ['value'])] as const),
  ];
  return targets.flatMap(([at, target]) => (leadsAway(target) ? [[at, target] as const] : []));
}

/** Kinds of fields of which visitors choose one value from a list. */
const chosenKinds: ReadonlySet<string> = new Set(['select', 'radioGroup']);

const readParameters = (form: unknown): ReadParameter[] =>
  readFields(form).flatMap(({ name: field, kind, choices, value }) => {
    const name = valueAt(value, [kind === 'hidden' ? 'from' : 'prefill', 'query']);
    if (typeof name !== 'string') return [];
    return [{ name, field, ...(choices && chosenKinds.has(kind) && { choices }) }];
  });

const addressParts: readonly JsonPath[] = [['path'], ['query'], ['unless', 'query']];

function addressFields(form: unknown): AddressField[] {
  if (valueAt(form, ['address']) === undefined) return [];
  const fields = new Map(readFields(form).map((field) => [field.name, field]));
  const kindsOf = (name: string) => {
    const field = fields.get(name);
    const confirmed = valueAt(field?.value, ['of']);
    const other = typeof confirmed === 'string' ? fields.get(confirmed) : undefined;
    return [field, other].flatMap((one) => (one ? [one.kind] : []));
  };
  return addressParts.flatMap((part) => {
    const names = valueAt(form, ['address', ...part]);
    return (Array.isArray(names) ? names : []).flatMap((name: unknown, index) =>
      typeof name === 'string' ? [{ name, path: ['address', ...part, index], kinds: kindsOf(name) }] : [],
    );
  });
}

/** Returns the answers that the confirmation of a form repeats. */
export function repeatedAnswers(form: unknown): RepeatedAnswer[] {
  const path = ['success', 'answers'];
  const names = valueAt(form, path);
  if (!Array.isArray(names)) return [];
  const fields = readFields(form);
  return names.flatMap((name: unknown, index) =>
    typeof name === 'string'
      ? [{ name, path: [...path, index], field: fields.find((one) => one.name === name)?.value }]
      : [],
  );
}
