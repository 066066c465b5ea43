import { entryProblem } from '#composer/check/facts/placedProblem.ts';
import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { formCodes } from './formCodes.ts';

/**
 * Reports sensitive fields in the URL that a form is posted to, because logs and browser histories keep URLs. Fields
 * that confirm a sensitive field count too (SEC-04, FORM-14).
 */
export function formAddresses({ compositions, sensitiveKinds }: SiteFacts): Problem[] {
  return [...compositions.values()].flatMap(({ page, forms }) =>
    forms.flatMap((form) =>
      (form.fact.targets?.addressFields ?? [])
        .filter(({ kinds }) => kinds.some((kind) => sensitiveKinds.has(kind)))
        .map(({ name, path }) =>
          entryProblem(
            page,
            form.entry,
            formCodes['sensitive-in-address'],
            ['props', ...form.fact.path, ...path],
            {
              parameters: { name },
              received: name,
            },
          ),
        ),
    ),
  );
}
