import { createHash, createHmac } from 'node:crypto';
import type { DataKeys } from './dataKeys.ts';
import type { Store } from './openStore.ts';
import { storeSecret } from './storeSecret.ts';
import { type LeadOutcome, sameForMs, type LeadRecord } from './writeLead.ts';

type Values = Readonly<Record<string, string>>;

export interface NewLead {
  readonly form: string;
  /** Random idempotency key of one filled-in form. Without it, the same values within ten minutes are the same lead. */
  readonly key?: string;
  readonly values: Values;
  /** Names of values that are encrypted before they are stored. */
  readonly sensitive?: ReadonlySet<string>;
  readonly locale: string;
  readonly page: string;
  /** By default, the lead waits to be delivered. */
  readonly delivery?: LeadRecord['delivery'];
  /** Proofs that are valid for one lead only, such as that of a captcha. */
  readonly proofs?: readonly { readonly id: string; readonly expiresAt: number }[];
}

/** A lead contains sensitive values, and there is no key to encrypt them. */
export class MissingDataKey extends Error {
  constructor(form: string) {
    super(`The form "${form}" asks for sensitive values; set PORTICO_DATA_KEY to encrypt them.`);
    this.name = 'MissingDataKey';
  }
}

/** The columns that contain a lead's values. */
export interface StoredValues {
  readonly key: string;
  readonly body: string;
  readonly sealed: string | null;
}

const placeOf = (key: string, name: string) => `${key}\n${name}`;

/** Splits a lead's values into those stored in plain text and those to encrypt. */
function parted({ values, sensitive = new Set() }: NewLead): {
  readonly open: Values;
  readonly secret: Values;
} {
  const entries = Object.entries(values);
  return {
    open: Object.fromEntries(entries.filter(([name]) => !sensitive.has(name))),
    secret: Object.fromEntries(entries.filter(([name]) => sensitive.has(name))),
  };
}

/** Returns the digests under which the same lead may be stored. A new lead gets the first. */
function digestsOf(
  lead: NewLead,
  isSecret: boolean,
  keys: DataKeys | undefined,
): readonly [string, ...string[]] {
  const entries = Object.entries(lead.values).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify([lead.form, entries]);
  if (!isSecret) return [createHash('sha256').update(text).digest('hex')];
  const [first, ...older] = keys?.digests(text) ?? [];
  if (first === undefined) throw new MissingDataKey(lead.form);
  return [first, ...older];
}

/**
 * Returns the idempotency keys of a lead. A form without JavaScript has no key of its own, so its key consists of its
 * content and a period of ten minutes. The key of the previous period finds a duplicate submission just after the
 * period changed.
 */
function keysOf({ form, key }: NewLead, digest: string, now: number): { own: string; earlier?: string } {
  if (key !== undefined) return { own: key };
  const span = Math.floor(now / sameForMs);
  return { own: `${form}:${digest}:${span}`, earlier: `${form}:${digest}:${span - 1}` };
}

function sealValues(secret: Values, key: string, keys: DataKeys | undefined, form: string): string | null {
  const entries = Object.entries(secret);
  if (entries.length === 0) return null;
  if (!keys) throw new MissingDataKey(form);
  return JSON.stringify(
    Object.fromEntries(entries.map(([name, value]) => [name, keys.seal(value, placeOf(key, name))])),
  );
}

/** Creates the stored form of a lead. @throws {MissingDataKey} if it has sensitive values and there are no keys. */
function recordOf(lead: NewLead, now: number, keys: DataKeys | undefined): LeadRecord {
  const { form, locale, page, delivery = 'waiting', proofs = [] } = lead;
  const { open, secret } = parted(lead);
  const digests = digestsOf(lead, Object.keys(secret).length > 0, keys);
  const { own: key, earlier } = keysOf(lead, digests[0], now);
  const sealed = sealValues(secret, key, keys, form);
  return {
    form,
    key,
    earlier,
    digests,
    body: JSON.stringify(open),
    sealed,
    locale,
    page,
    receivedAt: now,
    delivery,
    proofs,
  };
}

/**
 * Stores a lead and its delivery in one transaction. When it resolves with `stored`, both are durable.
 *
 * @param now Milliseconds since 1970.
 * @throws {MissingDataKey} if it has sensitive values and there are no keys.
 */
export async function storeLead(
  store: Store,
  lead: NewLead,
  now: number,
  keys?: DataKeys,
): Promise<LeadOutcome> {
  const record = recordOf(lead, now, keys);
  await store.prepare();
  return store.putLead(record);
}

/**
 * Returns the idempotency key under which a lead is forwarded before it is stored. No stored lead can tell yet that its
 * key was used with other values, so this key depends on them: a retry has the same one, a correction another one.
 * It is keyed with a secret of the store, because receivers log it and the values are personal.
 *
 * @param now Milliseconds since 1970.
 * @throws {MissingDataKey} if it has sensitive values and there are no keys.
 */
export async function forwardingKey(
  store: Store,
  lead: NewLead,
  now: number,
  keys?: DataKeys,
): Promise<string> {
  const { form, key, digests } = recordOf(lead, now, keys);
  const secret = await storeSecret(store, 'forwarding');
  return `${form}:${createHmac('sha256', secret).update(`${key}\n${digests[0]}`).digest('hex')}`;
}

/**
 * Whether the same lead is already stored.
 *
 * @param now Milliseconds since 1970.
 * @throws {MissingDataKey} if it has sensitive values and there are no keys.
 */
export async function isStored(store: Store, lead: NewLead, now: number, keys?: DataKeys): Promise<boolean> {
  const { key, earlier, digests } = recordOf(lead, now, keys);
  await store.prepare();
  const rows = await store.db
    .selectFrom('leads')
    .select('body_digest')
    .where('idempotency_key', 'in', earlier === undefined ? [key] : [key, earlier])
    .execute();
  return rows.some(({ body_digest }) => digests.includes(body_digest));
}

// Only `storeLead` writes these texts.
const readValues = (text: string) => JSON.parse(text) as Record<string, string>;

/**
 * Returns the values of a stored lead by field name.
 * @throws {Error} if a sensitive one cannot be decrypted with these keys.
 */
export function leadValues({ key, body, sealed }: StoredValues, keys: DataKeys | undefined): Values {
  const values = readValues(body);
  if (sealed === null) return values;
  if (!keys) throw new Error('The lead has encrypted values; PORTICO_DATA_KEY is not set.');
  for (const [name, value] of Object.entries(readValues(sealed)))
    values[name] = keys.open(value, placeOf(key, name));
  return values;
}

/** Returns the values of a stored lead with sensitive ones masked. */
export function maskedValues({ body, sealed }: StoredValues): Values {
  const names = sealed === null ? [] : Object.keys(readValues(sealed));
  return { ...readValues(body), ...Object.fromEntries(names.map((name) => [name, '•••'])) };
}
