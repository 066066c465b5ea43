import type { AnySection } from '#section-kit/defineSection.ts';
import type { SectionEnvironment } from '#section-kit/sectionContext.tsx';
import type { AnsweredRates, RateVisitor } from '#lib/visitor/LiveRates.ts';

/** What the server found for a section of rates. */
export interface FoundRates {
  readonly rates: AnsweredRates;
  /** Props of the section that the answer changes. */
  readonly props?: Record<string, unknown> | undefined;
}

/**
 * Asks for the rates that the program of a section would show in the browser. A service that fails is an answer as well.
 *
 * @param fetch asks the services by their paths.
 * @returns `undefined` when there is nothing to ask for, such as a zip code that nobody knows.
 */
export async function servedRates(
  section: AnySection,
  props: Record<string, unknown>,
  { serviceBase, locale, zipCode, asked }: SectionEnvironment,
  fetch: typeof globalThis.fetch,
): Promise<FoundRates | undefined> {
  const fields = new URLSearchParams(asked);
  if (!section.servedRates || (fields.has('zip') && zipCode === undefined) || fields.has('zipError'))
    return undefined;
  const ask: RateVisitor['ask'] = async (query) => {
    if (!query.queryFn) throw new Error('A query without a function cannot be asked.');
    return query.queryFn({ signal: new AbortController().signal, meta: { fetch } });
  };
  const { maxAgeDays } = props;
  const visitor = {
    serviceBase,
    locale,
    zipCode: zipCode ?? '',
    asked: fields,
    ask,
    ...(typeof maxAgeDays === 'number' && { maxAgeDays }),
  };
  try {
    const { props: changed, ...rates } = await section.servedRates(props, visitor);
    return { rates, props: changed };
  } catch {
    return { rates: 'failed' };
  }
}
