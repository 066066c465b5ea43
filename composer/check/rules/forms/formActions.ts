import { isBelow, safeRedirect } from '#lib/address/urls.ts';
import { type PlacedFact, entryProblem, placedProblem } from '#composer/check/facts/placedProblem.ts';
import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { formCodes } from './formCodes.ts';
import type { PageSource } from '#composer/page/PageSource.ts';

/** Returns the forms of all pages. */
export const formsOf = ({ compositions }: SiteFacts) =>
  [...compositions.values()].flatMap(({ page, forms }) =>
    forms.map(({ entry, fact }) => ({ page, entry, fact, path: ['props', ...fact.path] })),
  );

/** Reports actions that no form service of the site handles, and paths that two forms use (FORM-21). */
export function formActions(facts: SiteFacts): Problem[] {
  const { config } = facts.site;
  if (!config) return [];
  const { formUpstreams, services } = config;
  const service = `/svt/${services.provider}/forms/`;
  const forms = formsOf(facts);
  const owners = new Map(forms.map(({ fact: { value } }) => [service + value, value]));
  return forms.flatMap(({ page, entry, fact, path }) => {
    const action = fact.targets?.action;
    if (action === undefined) return [];
    const at = [...path, 'action'];
    const isKnown = action.startsWith('/') ? action.startsWith(service) : isBelow(action, formUpstreams);
    const owner = owners.get(action);
    if (!isKnown) {
      const details = { parameters: { action, service }, received: action };
      return [entryProblem(page, entry, formCodes['form-action'], at, details)];
    }
    if (owner !== undefined && owner !== fact.value) {
      const parameters = { action, id: owner };
      return [entryProblem(page, entry, formCodes['form-action-taken'], at, { parameters })];
    }
    if (action.startsWith('/')) owners.set(action, fact.value);
    return [];
  });
}

/**
 * Reports redirects after a submission that lead neither to this site nor to an origin that `site.json` allows (SEC-01,
 * PAGE-06).
 */
export function formRedirects(facts: SiteFacts): Problem[] {
  const origins = facts.site.config?.redirectOrigins ?? [];
  return formsOf(facts).flatMap(({ page, entry, fact, path }) =>
    (fact.targets?.redirects ?? [])
      .filter(([, target]) => safeRedirect(target, origins) === undefined)
      .map(([at, target]) => {
        const details = { parameters: { received: JSON.stringify(target) }, received: target };
        return entryProblem(page, entry, formCodes['form-leads-outside'], [...path, ...at], details);
      }),
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
export const formAddresses = (facts: SiteFacts): Problem[] =>
  formsOf(facts).flatMap(({ page, entry, fact, path }) =>
    (fact.targets?.addressFields ?? [])
      .filter(({ kinds }) => kinds.some((kind) => facts.sensitiveKinds.has(kind)))
      .map(({ name, path: at }) => {
        const details = { parameters: { name }, received: name };
        return entryProblem(page, entry, formCodes['sensitive-in-address'], [...path, ...at], details);
      }),
  );

/** Reports answers that tell who the visitor is, which a confirmation must not repeat (SEC-04). */
export const formAnswers = (facts: SiteFacts): Problem[] =>
  formsOf(facts).flatMap(({ page, entry, fact, path }) =>
    (fact.targets?.answers ?? [])
      .filter(({ field }) => field !== undefined && !facts.isRepeatable(field))
      .map(({ name, path: at }) => {
        const details = { parameters: { name }, received: name };
        return entryProblem(page, entry, formCodes['personal-answer'], [...path, ...at], details);
      }),
  );
