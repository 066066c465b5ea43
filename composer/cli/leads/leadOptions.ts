import { parseArgs } from 'node:util';
import { deliveryStates, type DeliveryState, type LeadFilter } from '#composer/server/store/leadQueries.ts';

/** What was typed cannot be meant; says what can. */
export class WrongUse extends Error {}

export interface LeadOptions {
  readonly filter: LeadFilter;
  readonly limit: number;
  readonly format?: string;
  readonly out?: string;
  readonly reveal: boolean;
  readonly yes: boolean;
  readonly olderThan?: string;
  readonly undelivered: boolean;
}

const day = 86_400_000;

/** Milliseconds of `90d`. @throws {WrongUse} */
export function readAge(text: string): number {
  const [, days] = /^(\d{1,5})d$/.exec(text) ?? [];
  if (days === undefined) throw new WrongUse(`--older-than: expected days such as 90d; got "${text}".`);
  return Number(days) * day;
}

function readTime(name: string, text: string): number {
  if (/^\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z?)?$/.test(text) && !Number.isNaN(Date.parse(text)))
    return Date.parse(text);
  throw new WrongUse(`--${name}: expected a date such as 2026-11-21 or 2026-11-21T15:00:00Z; got "${text}".`);
}

function readState(text: string): DeliveryState {
  const state = deliveryStates.find((known) => known === text);
  if (state === undefined)
    throw new WrongUse(`--state: expected ${deliveryStates.join(', ')}; got "${text}".`);
  return state;
}

function readNumber(name: string, text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new WrongUse(`${name}: expected a number from 1; got "${text}".`);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        form: { type: 'string' },
        state: { type: 'string', multiple: true },
        since: { type: 'string' },
        before: { type: 'string' },
        limit: { type: 'string', default: '50' },
        format: { type: 'string' },
        out: { type: 'string' },
        reveal: { type: 'boolean', default: false },
        'older-than': { type: 'string' },
        undelivered: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new WrongUse(error instanceof Error ? error.message : String(error));
  }
}

/** Reads what stands after `portico leads <command>`. @throws {WrongUse} with what was expected. */
export function leadOptions(args: readonly string[]): LeadOptions {
  const { values, positionals } = parse(args);
  const { form, state, since, before, format, out, reveal, undelivered, yes } = values;
  const olderThan = values['older-than'];
  return {
    filter: {
      ...(positionals.length > 0 && { ids: positionals.map((text) => readNumber('Number of a lead', text)) }),
      ...(form !== undefined && { form }),
      ...(state !== undefined && { states: state.map(readState) }),
      ...(since !== undefined && { since: readTime('since', since) }),
      ...(before !== undefined && { before: readTime('before', before) }),
    },
    limit: readNumber('--limit', values.limit),
    ...(format !== undefined && { format }),
    ...(out !== undefined && { out }),
    ...(olderThan !== undefined && { olderThan }),
    reveal,
    undelivered,
    yes,
  };
}
