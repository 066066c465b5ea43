import { WrongUse } from '#composer/cli/kit/Cli.ts';
import { deliveryStates, type DeliveryState, type LeadFilter } from '#composer/server/store/leadQueries.ts';

const day = 86_400_000;

/** Parses a number of days such as `90d` into milliseconds. @throws {WrongUse} */
export function readAge(text: string): number {
  const [, days] = /^(\d{1,5})d$/.exec(text) ?? [];
  if (days === undefined) throw new WrongUse(`--older-than: expected days such as 90d; got "${text}".`);
  return Number(days) * day;
}

/** Returns a parser of dates and times, as milliseconds since 1970. The parser throws `WrongUse`. */
export const readTime =
  (flag: string) =>
  (text: string): number => {
    if (/^\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z?)?$/.test(text) && !Number.isNaN(Date.parse(text)))
      return Date.parse(text);
    throw new WrongUse(`${flag}: expected a date such as 2026-11-21 or 2026-11-21T15:00:00Z; got "${text}".`);
  };

/** Parses a repeatable `--state` flag. @throws {WrongUse} */
export function readStates(text: string, before: readonly DeliveryState[] = []): readonly DeliveryState[] {
  const state = deliveryStates.find((known) => known === text);
  if (state === undefined)
    throw new WrongUse(`--state: expected ${deliveryStates.join(', ')}; got "${text}".`);
  return [...before, state];
}

function readNumber(name: string, text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new WrongUse(`${name}: expected a whole number from 1; got "${text}".`);
}

/** Parses the maximum number of rows. @throws {WrongUse} */
export const readLimit = (text: string): number => readNumber('--limit', text);

/** Parses a repeatable lead id. @throws {WrongUse} */
export const readIds = (text: string, before: readonly number[] = []): readonly number[] => [
  ...before,
  readNumber('Lead id', text),
];

/** Parsed flags of a filter. */
interface Typed {
  readonly form?: string | undefined;
  readonly state?: readonly DeliveryState[] | undefined;
  readonly since?: number | undefined;
  readonly before?: number | undefined;
}

/** Builds a filter from flags and lead ids. */
export function leadFilter({ form, state, since, before }: Typed, ids: readonly number[] = []): LeadFilter {
  return {
    ...(ids.length > 0 && { ids }),
    ...(form !== undefined && { form }),
    ...(state !== undefined && { states: state }),
    ...(since !== undefined && { since }),
    ...(before !== undefined && { before }),
  };
}
