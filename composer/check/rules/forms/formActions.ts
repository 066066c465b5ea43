import { isBelow, safeRedirect } from '#lib/address/urls.ts';
import type { PlacedFact } from '#composer/check/facts/placedProblem.ts';
import { entryProblem } from '#composer/check/facts/placedProblem.ts';
import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { formCodes } from './formCodes.ts';

const pathOf = ({ fact }: PlacedFact) => ['props', ...fact.path, 'action'];

/** Reports actions that no form service of the site handles, and paths that two forms use (FORM-21). */
export function formActions({ site: { config }, compositions }: SiteFacts): Problem[] {
  if (!config) return [];
  const { formUpstreams, services } = config;
  const service = `/svt/${services.provider}/forms/`;
  const forms = [...compositions.values()].flatMap(({ page, forms: found }) =>
    found.map((form) => ({ page, form, action: form.fact.targets?.action })),
  );
  const owners = new Map(forms.map(({ form }) => [service + form.fact.value, form.fact.value]));
  const problems: Problem[] = [];
  for (const { page, form, action } of forms) {
    if (action === undefined) continue;
    const at = pathOf(form);
    const id = form.fact.value;
    const isKnown = action.startsWith('/') ? action.startsWith(service) : isBelow(action, formUpstreams);
    const owner = owners.get(action);
    if (!isKnown) {
      const parameters = { action, service };
      problems.push(
        entryProblem(page, form.entry, formCodes['form-action'], at, { parameters, received: action }),
      );
    } else if (owner !== undefined && owner !== id) {
      problems.push(
        entryProblem(page, form.entry, formCodes['form-action-taken'], at, {
          parameters: { action, id: owner },
        }),
      );
    } else if (action.startsWith('/')) owners.set(action, id);
  }
  return problems;
}

/**
 * Reports redirects after a submission that lead neither to this site nor to an origin that `site.json` allows (SEC-01,
 * PAGE-06).
 */
export function formRedirects({ site: { config }, compositions }: SiteFacts): Problem[] {
  const origins = config?.redirectOrigins ?? [];
  return [...compositions.values()].flatMap(({ page, forms }) =>
    forms.flatMap((form) =>
      (form.fact.targets?.redirects ?? [])
        .filter(([, target]) => safeRedirect(target, origins) === undefined)
        .map(([at, target]) => {
          const parameters = { received: JSON.stringify(target) };
          const details = { parameters, received: target };
          const path = ['props', ...form.fact.path, ...at];
          return entryProblem(page, form.entry, formCodes['form-leads-outside'], path, details);
        }),
    ),
  );
}
