import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { storeLead } from '#composer/server/store/leadStore.ts';
import { claimDue, markDelivered, markFailed, unclaim } from '#composer/server/store/outbox.ts';
import type { Store } from '#composer/server/store/openStore.ts';
import { emptyStore, keptLeads, opened, storeKinds } from '#tests/store/testStore.ts';

const noon = Date.UTC(2026, 10, 21, 12);
const lease = { leaseMs: 30_000, limit: 10 };

async function storeLeads(store: Store, count: number): Promise<void> {
  for (let number = 0; number < count; number += 1)
    await storeLead(
      store,
      { form: 'contact', key: `key-${number}`, locale: 'en', page: '/', values: { number: `${number}` } },
      noon,
    );
}

describe.each(storeKinds)('claims with %s', (kind) => {
  test('of ten processes at once never hold the same lead', async () => {
    const options = await emptyStore(kind);
    const stores = await Promise.all(Array.from({ length: 10 }, () => opened(options)));
    const [first] = stores;
    if (first) await storeLeads(first, 40);
    const claims = await Promise.all(
      stores.map((store) => claimDue(store, { ...lease, now: noon, limit: 4 })),
    );
    const ids = claims.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const rest = first ? await claimDue(first, { ...lease, now: noon, limit: 40 }) : [];
    expect(ids.length + rest.length).toBe(40);
  });

  test('of a process that died are taken again when their lease ends, not before', async () => {
    const store = await opened(await emptyStore(kind));
    await storeLeads(store, 1);
    expect(await claimDue(store, { ...lease, now: noon })).toMatchObject([{ attempt: 1, firstTryAt: noon }]);
    expect(await claimDue(store, { ...lease, now: noon + 29_999 })).toEqual([]);
    expect(await claimDue(store, { ...lease, now: noon + 30_000 })).toMatchObject([
      { attempt: 2, firstTryAt: noon },
    ]);
  });

  test('that were given back are due at once, with no try counted', async () => {
    const store = await opened(await emptyStore(kind));
    await storeLeads(store, 1);
    const [claim] = await claimDue(store, { ...lease, now: noon });
    if (!claim) throw new Error('The lead was not claimed.');
    await unclaim(store, claim, noon + 1000);
    expect(await claimDue(store, { ...lease, now: noon + 1000 })).toMatchObject([{ attempt: 1 }]);
  });

  test('that another process took over are not changed by a late failure, but by a late success', async () => {
    const options = await emptyStore(kind);
    const store = await opened(options);
    await storeLeads(store, 1);
    const [late] = await claimDue(store, { ...lease, now: noon });
    const [own] = await claimDue(store, { ...lease, now: noon + 30_000 });
    if (!late || !own) throw new Error('The lead was not claimed.');
    await markFailed(store, late, { error: 'late', now: noon + 31_000 });
    expect((await keptLeads(options)).outbox).toMatchObject([
      { state: 'waiting', last_error: null, next_at: noon + 60_000 },
    ]);
    await markDelivered(store, late, noon + 32_000);
    await markFailed(store, own, { error: 'too late', now: noon + 33_000 });
    expect((await keptLeads(options)).outbox).toMatchObject([{ state: 'delivered', last_error: null }]);
  });
});

// The file of SQLite has no clock of its own.
test.each(storeKinds.filter((kind) => kind === 'postgres'))(
  'S12 %s: claims of a server whose clock is fast begin and end by the clock of the database',
  async (kind) => {
    const options = await emptyStore(kind);
    const store = await opened(options);
    await storeLeads(store, 1);
    const [claim] = await claimDue(store, lease);
    expect(Math.abs((claim?.claimedAt ?? 0) - Date.now())).toBeLessThan(60_000);
    const fast = Date.now() + 3_600_000;
    vi.spyOn(Date, 'now').mockReturnValue(fast);
    onTestFinished(() => void vi.restoreAllMocks());
    expect(await claimDue(await opened(options), lease)).toEqual([]);
    await storeLead(store, { form: 'contact', locale: 'en', page: '/', values: {} }, fast);
    await storeLead(store, { form: 'contact', key: 'k', locale: 'en', page: '/', values: {} }, fast);
    expect(await claimDue(store, lease)).toMatchObject([
      { id: 2, attempt: 1 },
      { id: 3, attempt: 1 },
    ]);
  },
);
