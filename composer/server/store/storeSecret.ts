import { randomBytes } from 'node:crypto';
import type { Store } from './openStore.ts';

const known = new WeakMap<Store, Map<string, Buffer>>();

/** Returns a random key that all processes of a store share. Created on first use. */
export async function storeSecret(store: Store, name: string): Promise<Buffer> {
  const secrets = known.get(store) ?? new Map<string, Buffer>();
  known.set(store, secrets);
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
