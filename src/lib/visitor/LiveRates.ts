import type { Locale } from '#lib/format/locale.ts';

/** A query as `queryOptions` makes it, as far as it takes to ask a service once. */
export interface ServiceQuery<Answer> {
  readonly queryKey: readonly unknown[];
  // A method, so that a function which can be told more fits.
  queryFn?(context: {
    readonly signal: AbortSignal;
    readonly meta?: { readonly fetch?: typeof fetch };
  }): Answer | Promise<Answer>;
  readonly staleTime?: unknown;
  readonly gcTime?: number | undefined;
  readonly retryDelay?: unknown;
}

/** Who asks for rates: what the calls of a section may depend on. */
export interface RateVisitor {
  readonly serviceBase: string;
  readonly maxAgeDays?: number;
  /** The visitor's own token (RATE-08). */
  readonly token?: string;
  /** Five digits; empty where the section's rates do not depend on it. */
  readonly zipCode: string;
  /** Asks a service: in the browser by the rules of its query, on the server in the visitor's name. */
  readonly ask: <Answer>(query: ServiceQuery<Answer>) => Promise<Answer>;
}

/** What a call gave: rates by the names of figures. */
export interface LiveFigures {
  /** Percent a year; a figure without an entry has no rate. */
  readonly figures: ReadonlyMap<string, number>;
  /** The day the rates are of, `YYYY-MM-DD`. */
  readonly effectiveDate?: string | undefined;
}

/** A visitor without JavaScript, for whom the server asks what the section's program would ask in the browser. */
export interface ServedVisitor extends RateVisitor {
  readonly locale: Locale;
  /** Fields of the request, as in an address. */
  readonly asked: URLSearchParams;
}

/** Rates for one visitor, and props of the section that they change. */
export interface ServedRates<Props> extends LiveFigures {
  readonly props?: Partial<Props>;
}

/** What the server found for one visitor: rates, or that none could be loaded. */
export type AnsweredRates = LiveFigures | 'failed';

/** The rate that a figure shows: the visitor's, or the dated one of the page where nobody answered. */
export function shownPercent(
  answered: AnsweredRates | undefined,
  figure: string,
  dated: number | undefined,
): number | undefined {
  return answered === undefined || answered === 'failed' ? dated : answered.figures.get(figure);
}
