import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { storeLead } from '#composer/server/store/leadStore.ts';
import { claimDue, markDelivered } from '#composer/server/store/outbox.ts';
import { PublishedSite } from '#tests/server/fixtures/publishedSite.ts';
import { startServer } from '#tests/server/fixtures/startServer.ts';
import { emptyStore, keptLeads, opened, storeKinds } from '#tests/store/testStore.ts';

const site = new PublishedSite();
beforeAll(() => site.publish());
afterAll(() => site.remove());

const day = 86_400_000;

describe.each(storeKinds)('leads past their retention, with %s', (kind) => {
  /** Stores leads that are 40, 30 and 1 days old. The first is delivered. */
  async function withLeads() {
    const options = await emptyStore(kind);
    const store = await opened(options);
    const lead = { form: 'contact', locale: 'en', page: '/', values: {} };
    for (const days of [40, 30, 1])
      await storeLead(store, { ...lead, key: `${days}` }, Date.now() - days * day);
    const [oldest] = await claimDue(store, { now: Date.now() - 39 * day, leaseMs: 100 * day, limit: 1 });
    if (oldest) await markDelivered(store, oldest, Date.now());
    return { options, keys: async () => (await keptLeads(options)).leads.map((row) => row.idempotency_key) };
  }

  test('are deleted where leads end', async () => {
    const { options, keys } = await withLeads();
    await startServer({ releaseFolder: site.out, ...options, retentionDays: 20 });
    await vi.waitFor(async () => expect(await keys()).toEqual(['1']), 10_000);
  });

  test('stay until the bank has them where leads go on', async () => {
    const { options, keys } = await withLeads();
    // Nothing listens there.
    const leads = { upstream: 'http://127.0.0.1:9/' };
    await startServer({ releaseFolder: site.out, ...options, retentionDays: 20, leads });
    await vi.waitFor(async () => expect(await keys()).toEqual(['30', '1']), 10_000);
  });

  test('S8 are deleted after two weeks if a machine sent them, whatever the retention', async () => {
    const options = await emptyStore(kind);
    const store = await opened(options);
    const lead = { form: 'contact', locale: 'en', page: '/', values: {}, delivery: 'fake' as const };
    for (const days of [15, 13]) await storeLead(store, { ...lead, key: `${days}` }, Date.now() - days * day);
    await startServer({ releaseFolder: site.out, ...options });
    await vi.waitFor(
      async () => expect((await keptLeads(options)).leads).toMatchObject([{ idempotency_key: '13' }]),
      10_000,
    );
  });

  test('are kept when no retention is set', async () => {
    const { options, keys } = await withLeads();
    const { server } = await startServer({ releaseFolder: site.out, ...options });
    await server.close();
    expect(await keys()).toEqual(['40', '30', '1']);
  });
});
