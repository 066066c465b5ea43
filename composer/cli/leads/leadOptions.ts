import { resolve } from 'node:path';
import { defaultTimeZone } from '#lib/format/dates.ts';
import { readRelease } from '#composer/release/release.ts';
import { WrongUse } from '#composer/cli/kit/Cli.ts';
import { deliveryStates, type DeliveryState, type LeadFilter } from '#composer/server/store/leadQueries.ts';
import type { Moment } from './moment.ts';

const day = 86_400_000;

/** Parses a number of days such as `90d` into milliseconds. @throws {WrongUse} */
export function readAge(text: string): number {
  const [, days] = /^(\d{1,5})d$/.exec(text) ?? [];
  if (days === undefined) throw new WrongUse(`--older-than: expected days such as 90d; got "${text}".`);
  return Number(days) * day;
}

/** Parses a repeatable `--state` flag. @throws {WrongUse} */
export function readStates(text: string, before: readonly DeliveryState[] = []): readonly DeliveryState[] {
  const state = deliveryStates.find((candidate) => candidate === text);
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
  readonly since?: Moment | undefined;
  readonly before?: Moment | undefined;
  /** Folder of the built site. */
  readonly site: string;
}

/** Returns the time zone of a built site. */
export const timeZoneOf = (site: string) => readRelease(site)?.site.rates.timeZone ?? defaultTimeZone;

/** Builds a filter from flags and lead ids. */
export function leadFilter(
  root: string,
  { form, state, since, before, site }: Typed,
  ids: readonly number[] = [],
): LeadFilter {
  const isDated = since !== undefined || before !== undefined;
  const timeZone = isDated ? timeZoneOf(resolve(root, site)) : defaultTimeZone;
  return {
    ...(ids.length > 0 && { ids }),
    ...(form !== undefined && { form }),
    ...(state !== undefined && { states: state }),
    ...(since !== undefined && { since: since.at(timeZone) }),
    ...(before !== undefined && { before: before.at(timeZone) }),
  };
}
