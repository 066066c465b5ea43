import { isBelow, safeRedirect } from '#lib/address/urls.ts';
import { type PlacedFact, entryProblem, placedProblem } from '#composer/check/facts/placedProblem.ts';
import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { formCodes } from './formCodes.ts';
import type { PageSource } from '#composer/page/PageSource.ts';

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

/** Reports different forms that share an id. A fragment on two pages is the same form. */
export function duplicateForms({ compositions }: SiteFacts): Problem[] {
  const problems: Problem[] = [];
  const first = new Map<string, PlacedFact & { readonly page: PageSource }>();
  for (const { page, forms } of compositions.values()) {
    for (const { fact, entry } of forms) {
      const known = first.get(fact.value);
      if (!known) first.set(fact.value, { fact, entry, page });
      else if (known.fact !== fact || known.entry !== entry) {
        const place = { ...fact, path: [...fact.path, 'formId'] };
        const parameters = { id: fact.value, page: known.page.path };
        const type = formCodes['duplicate-form'];
        problems.push(placedProblem(page, { entry, fact: place }, type, { parameters }));
      }
    }
  }
  return problems;
}

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
            { parameters: { name }, received: name },
          ),
        ),
    ),
  );
}
