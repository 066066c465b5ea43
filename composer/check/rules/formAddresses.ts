import { entryProblem } from '#composer/check/facts/placedProblem.ts';
import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';
import { valueAt } from '#composer/page/schemaAt.ts';
import type { Problem } from '#composer/problems/problem.ts';
import type { JsonPath } from '#composer/problems/problemAt.ts';
import { type ReadField, readFields } from './formShape.ts';

/** Tells the names of sensitive fields, those that confirm one among them. */
function sensitiveTest(form: unknown, kinds: ReadonlySet<string>): (name: unknown) => name is string {
  const fields = new Map(readFields(form).map((field) => [field.name, field]));
  const isKind = (field: ReadField | undefined) => field !== undefined && kinds.has(field.kind);
  return (name): name is string => {
    const field = typeof name === 'string' ? fields.get(name) : undefined;
    const confirmed = valueAt(field?.value, ['of']);
    return isKind(field) || (typeof confirmed === 'string' && isKind(fields.get(confirmed)));
  };
}

const parts: readonly JsonPath[] = [['path'], ['query'], ['unless', 'query']];

/** Sensitive values in the address that a form is posted to, which logs and histories keep (SEC-04, FORM-14). */
export function formAddresses({ compositions, sensitiveKinds }: SiteFacts): Problem[] {
  return [...compositions.values()].flatMap(({ page, forms }) =>
    forms.flatMap(({ fact, entry }) => {
      const base = ['props', ...fact.path];
      const form = valueAt(entry.source.value, [...entry.path, ...base]);
      const isSensitive = sensitiveTest(form, sensitiveKinds);
      return parts.flatMap((part) => {
        const names = valueAt(form, ['address', ...part]);
        return (Array.isArray(names) ? names : []).flatMap((name: unknown, index) =>
          isSensitive(name)
            ? entryProblem(page, entry, 'sensitive-in-address', [...base, 'address', ...part, index], {
                parameters: { name },
                received: name,
              })
            : [],
        );
      });
    }),
  );
}
