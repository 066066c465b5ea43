import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { DataKeys } from './dataKeys.ts';
import type { Store } from './openStore.ts';
import type { StoreTables } from './schema.ts';

type Values = Readonly<Record<string, string>>;

export interface NewLead {
  readonly form: string;
  /** Random key of one filled-in form; without it the same values within ten minutes are the same lead. */
  readonly key?: string;
  readonly values: Values;
  /** Names of values that are encrypted before they reach the store. */
  readonly sensitive?: ReadonlySet<string>;
  readonly locale: string;
  readonly page: string;
  /** What is good for one lead only, such as what shows that a person sent it. */
  readonly proofs?: readonly { readonly id: string; readonly expiresAt: number }[];
}

/** `stored` is new, `known` the same lead again, `conflict` the same key with another body, `reused` a used proof. */
export type LeadOutcome =
  | { readonly state: 'stored' | 'known'; readonly id: number }
  | { readonly state: 'conflict' }
  | { readonly state: 'reused'; readonly proof: string };

/** Somebody entered what must be encrypted, and there is no key. */
export class MissingDataKey extends Error {
  constructor(form: string) {
    super(`The form "${form}" asks for sensitive values; set PORTICO_DATA_KEY to encrypt them.`);
    this.name = 'MissingDataKey';
  }
}

/** What of a stored lead its values are read from. */
export interface StoredValues {
  readonly key: string;
  readonly body: string;
  readonly sealed: string | null;
}

const placeOf = (key: string, name: string) => `${key}\n${name}`;

/** A lead's values in two parts: those anybody with the store may read, and those only with a key. */
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

/** Digests that the same lead may be stored with; a new one gets the first. */
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

const sameForMs = 10 * 60_000;

/**
 * The keys a lead may be known by. A form without JavaScript cannot make a key, so there it is
 * the content and the time, and a second tap just after the turn of ten minutes still finds the lead before it.
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

class ReusedProof extends Error {
  readonly proof: string;
  constructor(proof: string) {
    super('The proof was used before.');
    this.proof = proof;
  }
}

async function useProofs(work: Transaction<StoreTables>, { proofs = [] }: NewLead): Promise<void> {
  for (const { id, expiresAt } of proofs) {
    const used = await work
      .insertInto('used_proofs')
      .values({ id, expires_at: expiresAt })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!used) throw new ReusedProof(id);
  }
}

/** One transaction; nothing of it stays when the proof was used before. */
async function storeNew(
  store: Store,
  work: (transaction: Transaction<StoreTables>) => Promise<LeadOutcome>,
): Promise<LeadOutcome> {
  try {
    return await store.db.transaction().execute(work);
  } catch (error) {
    if (error instanceof ReusedProof) return { state: 'reused', proof: error.proof };
    throw error;
  }
}

/**
 * Stores a lead and its delivery in one transaction. When it resolves with `stored`, both are on disk.
 *
 * @param now milliseconds since 1970.
 * @throws {MissingDataKey} when it has sensitive values and there are no keys.
 */
export async function storeLead(
  store: Store,
  lead: NewLead,
  now: number,
  keys?: DataKeys,
): Promise<LeadOutcome> {
  await store.prepare();
  const { open, secret } = parted(lead);
  const digests = digestsOf(lead, Object.keys(secret).length > 0, keys);
  const [digest] = digests;
  const { own: key, earlier } = keysOf(lead, digest, now);
  if (earlier !== undefined) {
    const known = await store.db
      .selectFrom('leads')
      .select(['id', 'received_at'])
      .where('idempotency_key', '=', earlier)
      .executeTakeFirst();
    if (known && now - known.received_at < sameForMs) return { state: 'known', id: known.id };
  }
  return storeNew(store, async (work): Promise<LeadOutcome> => {
    const inserted = await work
      .insertInto('leads')
      .values({
        form: lead.form,
        idempotency_key: key,
        body_digest: digest,
        body: JSON.stringify(open),
        sealed: sealValues(secret, key, keys, lead.form),
        locale: lead.locale,
        page: lead.page,
        received_at: now,
      })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted) {
      await useProofs(work, lead);
      const delivery = { lead_id: inserted.id, state: 'waiting', attempts: 0, next_at: now } as const;
      await work.insertInto('outbox').values(delivery).execute();
      return { state: 'stored', id: inserted.id };
    }
    const same = await work
      .selectFrom('leads')
      .select(['id', 'body_digest'])
      .where('idempotency_key', '=', key)
      .executeTakeFirstOrThrow();
    return digests.includes(same.body_digest) ? { state: 'known', id: same.id } : { state: 'conflict' };
  });
}

// Only storeLead writes these texts.
const readValues = (text: string) => JSON.parse(text) as Record<string, string>;

/** The values of a stored lead by field name. @throws {Error} when a sealed one cannot be opened with these keys. */
export function leadValues({ key, body, sealed }: StoredValues, keys: DataKeys | undefined): Values {
  const values = readValues(body);
  if (sealed === null) return values;
  if (!keys) throw new Error('The lead has encrypted values; PORTICO_DATA_KEY is not set.');
  for (const [name, value] of Object.entries(readValues(sealed)))
    values[name] = keys.open(value, placeOf(key, name));
  return values;
}

/** The values of a stored lead for eyes that need not see the sensitive ones. */
export function maskedValues({ body, sealed }: StoredValues): Values {
  const names = sealed === null ? [] : Object.keys(readValues(sealed));
  return { ...readValues(body), ...Object.fromEntries(names.map((name) => [name, '•••'])) };
}
