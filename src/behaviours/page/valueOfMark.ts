import { textOfRate } from '#lib/visitor/rateEvents.ts';
import { visitorValue } from './visitorValue.ts';

/** Returns the visitor's value of a placeholder, or the newest text of a rate; `undefined` for the published text. */
export const valueOfMark = (name: string): string | undefined => visitorValue(name) ?? textOfRate(name);
