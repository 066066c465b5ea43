import type { Locale } from '#lib/format/locale.ts';

/** The part of TanStack Query's options that one request to a service needs. */
export interface ServiceQuery<Answer> {
  readonly queryKey: readonly unknown[];
  // A method, so that functions with a wider context type are assignable.
  queryFn?(context: {
    readonly signal: AbortSignal;
    readonly meta?: { readonly fetch?: typeof fetch };
  }): Answer | Promise<Answer>;
  readonly staleTime?: unknown;
  readonly gcTime?: number | undefined;
  readonly retryDelay?: unknown;
}

/** Maximum age in days of a rate service's answer, unless the section or the site sets one. */
export const defaultMaxAgeDays = 366;

/** The visitor that rates are loaded for: everything that a section's requests may depend on. */
export interface RateVisitor {
  readonly serviceBase: string;
  readonly maxAgeDays?: number;
  /** The visitor's own token (RATE-08). */
  readonly token?: string;
  /** Five digits; empty where the section's rates do not depend on it. */
  readonly zipCode: string;
  /** Runs a query: in the browser with the query's own options, on the server once on the visitor's behalf. */
  readonly ask: <Answer>(query: ServiceQuery<Answer>) => Promise<Answer>;
}

/** The response of a rate service: rates by figure name. */
export interface LiveFigures {
  /** Percent per year. A figure without an entry has no rate. */
  readonly figures: ReadonlyMap<string, number>;
  /** Names of the figures that keep the page's dated rates, because the request for their product failed (RATE-07). */
  readonly dated?: ReadonlySet<string>;
  /** The date the rates took effect, `YYYY-MM-DD`. Absent if it is unknown, or not the same for all of them. */
  readonly effectiveDate?: string | undefined;
  /** The date of each product, for sections that can show it. */
  readonly datesByProduct?: ReadonlyMap<string, string>;
}

/** A visitor without JavaScript, for whom the server makes the section's requests. */
export interface ServedVisitor extends RateVisitor {
  readonly locale: Locale;
  /** The query parameters or form fields of the request. */
  readonly asked: URLSearchParams;
}

/** Rates for one visitor, and the section props that they override. */
export interface ServedRates<Props> extends LiveFigures {
  readonly props?: Partial<Props>;
}

/** The rates that the server loaded for one visitor, or `'failed'`. */
export type AnsweredRates = LiveFigures | 'failed';

/** The rate that a figure shows: the visitor's rate, or the page's dated rate if no service answered. */
export function shownPercent(
  answered: AnsweredRates | undefined,
  figure: string,
  dated: number | undefined,
): number | undefined {
  if (answered === undefined || answered === 'failed' || answered.dated?.has(figure)) return dated;
  return answered.figures.get(figure);
}
