/** Event of an island's data: the value of a mark in its plain text has changed. */
export const textsChanged = 'portico:texts';

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
