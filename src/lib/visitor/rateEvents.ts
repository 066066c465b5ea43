/** Event of the document: rates in the plain text of islands have changed. */
export const ratesChanged = 'portico:rates';

/** Event of the document that asks for the newest text of a rate. `liveRates`, if the page has it, answers at once. */
export const rateAsked = 'portico:rate-asked';

export interface RateAsked {
  /** The name of the rate's mark. */
  readonly name: string;
  /** The answer. */
  text?: string | undefined;
}

/** Returns the newest text of a rate in plain text by the name of its mark; `undefined` for the published one. */
export function textOfRate(name: string): string | undefined {
  const detail: RateAsked = { name };
  document.dispatchEvent(new CustomEvent(rateAsked, { detail }));
  return detail.text;
}
