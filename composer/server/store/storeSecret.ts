import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { within } from '#composer/server/watch/within.ts';
import type { Store } from './openStore.ts';

const cachedSecrets = new WeakMap<Store, Map<string, Buffer>>();

/** Returns a random key that all processes of a store share. Created on first use. */
export async function storeSecret(store: Store, name: string): Promise<Buffer> {
  const secrets = cachedSecrets.get(store) ?? new Map<string, Buffer>();
  cachedSecrets.set(store, secrets);
  const remembered = secrets.get(name);
  if (remembered) return remembered;
  await store.prepare();
  await store.db
    .insertInto('secrets')
    .values({ name, value: randomBytes(32).toString('base64') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await store.db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  const secret = Buffer.from(value, 'base64');
  secrets.set(name, secret);
  return secret;
}

/** Timeout of the store in milliseconds. */
const answerMs = 1800;

/** Signs texts with a secret of the store, so that any of its processes can verify them. */
export class StoreSigner {
  /** Returns the secret. @throws if the store does not answer. */
  readonly secret: () => Promise<Buffer>;

  constructor(store: Store, name: string) {
    this.secret = () => within(answerMs, storeSecret(store, name));
  }

  /** @throws if the store does not answer. */
  async sign(text: string): Promise<string> {
    return createHmac('sha256', await this.secret())
      .update(text)
      .digest('base64url');
  }

  /** Whether a signature is that of a text. @throws if the store does not answer. */
  async isSigned(text: string, signature: string): Promise<boolean> {
    const expected = Buffer.from(await this.sign(text));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
}
