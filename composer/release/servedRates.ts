import type { AnySection } from '#section-kit/defineSection.ts';
import type { SectionEnvironment } from '#section-kit/sectionContext.tsx';
import type { AnsweredRates } from '#lib/visitor/LiveRates.ts';
import { askFor } from './askFor.ts';

/** The rates that the server loaded for a section. */
interface FoundRates {
  readonly rates: AnsweredRates;
  /** Section props that the response overrides. */
  readonly props?: Record<string, unknown> | undefined;
}

/**
 * Loads the rates that a section's client code would show in the browser. A failed request gives `rates: 'failed'`.
 *
 * @param fetch Requests the services by path.
 * @returns `undefined` if there is nothing to request, for example because the zip code is unknown.
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
  const { maxAgeDays } = props;
  const visitor = {
    serviceBase,
    locale,
    zipCode: zipCode ?? '',
    asked: fields,
    ask: askFor(fetch),
    ...(typeof maxAgeDays === 'number' && { maxAgeDays }),
  };
  try {
    const { props: changed, ...rates } = await section.servedRates(props, visitor);
    return { rates, props: changed };
  } catch {
    return { rates: 'failed' };
  }
}
