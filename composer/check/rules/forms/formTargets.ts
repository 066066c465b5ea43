import type { Fact } from '#composer/check/facts/Fact.ts';
import { entriesIn } from '#composer/check/facts/EntryReport.ts';
import type { FileReport } from '#composer/check/facts/FileReport.ts';
import type { PlacedFact } from '#composer/check/facts/placedProblem.ts';
import { valueAt } from '#composer/page/valueAt.ts';
import type { JsonPath } from '#composer/problems/problemAt.ts';
import { redirectsAway } from './formProblems.ts';
import { readFields } from './formShape.ts';

/** A field whose value becomes part of the URL that a form is posted to. */
export interface AddressField {
  readonly name: string;
  /** Path of its name, relative to the form. */
  readonly path: JsonPath;
  /** The kind of the field, and that of the field it confirms. Empty for a parameter of the page. */
  readonly kinds: readonly string[];
}

/** Where a form sends visitors and their data. */
export interface FormTargets {
  readonly action: string | undefined;
  /** Targets that are not on this site, with their paths relative to the form. */
  readonly redirects: readonly (readonly [JsonPath, string])[];
  readonly addressFields: readonly AddressField[];
}

const known = new WeakMap<Fact, FormTargets>();

/** Returns the targets of a form. Memoized, because rules about the whole site need them on every check. */
export function formTargets({ entry, fact }: PlacedFact): FormTargets {
  const before = known.get(fact);
  if (before) return before;
  const form = valueAt(entry.source.value, [...entry.path, 'props', ...fact.path]);
  const action = valueAt(form, ['action']);
  const targets = {
    action: typeof action === 'string' ? action : undefined,
    redirects: redirectsAway(form),
    addressFields: addressFields(form),
  };
  known.set(fact, targets);
  return targets;
}

/** Reads the targets of all forms in a file while its value is in memory. */
export function readFormTargets(report: FileReport): void {
  for (const entry of entriesIn(report.lists.values()))
    for (const fact of entry.facts) if (fact.kind === 'form') formTargets({ entry, fact });
}

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
