import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { type BuiltSite, twoSites } from '#tests/releases/fixtures/builtSites.ts';
import { publishSite, releases } from '#tests/releases/fixtures/portico.ts';
import { testPlace } from '#tests/releases/fixtures/testPlaces.ts';
import { send } from '#tests/server/fixtures/send.ts';
import { emptyStore, keptLeads, restartDatabase, storeKinds } from '#tests/store/testStore.ts';
import { Cluster } from './fixtures/Cluster.ts';
import { Readers, Senders } from './fixtures/visitors.ts';

let one: BuiltSite;
let two: BuiltSite;
twoSites((a, b) => {
  one = a;
  two = b;
});

/** Requests per client and minute. */
const perMinute = 60;

/** Sends more requests than are allowed, through all servers. @returns How many were answered. */
async function answeredOf(origin: string, client: string): Promise<number> {
  const headers = { 'x-forwarded-for': client };
  const path = '/svt/elmstone/rateApi?zipcode=60601&rateType=CD';
  const answers = await Promise.all(
    Array.from({ length: perMinute + 40 }, () => send(origin, path, { headers })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
  return answers.filter(({ status }) => status === 200).length;
}

describe.runIf(storeKinds.includes('postgres'))('31 three servers behind nginx, with one database', () => {
  test('lose no page and no lead when servers are killed, stopped and updated and the database restarts', async () => {
    const place = await testPlace('a folder');
    const store = await emptyStore('postgres');
    const first = await publishSite(place, one, '--activate');
    const second = await publishSite(place, two);
    const { origin, machines } = await Cluster.start(3, store, place, {
      PORTICO_REQUESTS_PER_MINUTE: String(perMinute),
      PORTICO_DRAIN_SECONDS: '2',
    });
    const [a, b, c] = machines;
    if (!a || !b || !c) throw new Error('There are three servers.');
    const readers = new Readers(origin, {
      A: { release: first, picture: one.picture },
      B: { release: second, picture: two.picture },
    });
    const senders = new Senders(origin);

    await sleep(500);
    expect(await answeredOf(origin, '192.0.2.1')).toBe(perMinute);
    expect(senders.failures).toEqual([]);

    // Nobody notices a stop that was announced.
    expect(await b.end('SIGTERM')).toBe(0);
    expect(senders.failures).toEqual([]);
    await b.start();

    await a.end('SIGKILL');
    await a.start();

    await releases(place, 'activate', second);
    await c.end('SIGKILL');
    await c.start();
    await vi.waitFor(
      async () => {
        for (const machine of machines)
          expect((await send(machine.origin, '/')).headers['x-portico-release']).toBe(second);
      },
      { timeout: 30_000, interval: 50 },
    );

    await restartDatabase(store.databaseUrl ?? '', 1500);
    const before = senders.acknowledged.size;
    await vi.waitFor(() => expect(senders.acknowledged.size).toBeGreaterThan(before + 20), 15_000);
    // Servers that count alone go back to counting together.
    let client = 1;
    await vi.waitFor(
      async () => {
        client += 1;
        expect(await answeredOf(origin, `192.0.2.${client}`)).toBe(perMinute);
      },
      { timeout: 30_000, interval: 500 },
    );

    await Promise.all([readers.leave(), senders.leave()]);
    expect(readers.failures).toEqual([]);
    expect([...readers.seen].toSorted()).toEqual(['A', 'B']);
    expect(readers.pages).toBeGreaterThan(100);
    const { bodies, outbox } = await keptLeads(store);
    const kept = bodies.map(({ email }) => email ?? '');
    expect(senders.acknowledged.size).toBe(senders.count);
    expect(new Set(kept)).toEqual(senders.acknowledged);
    expect(kept).toHaveLength(senders.count);
    expect(outbox).toHaveLength(kept.length);
    if (process.env['PORTICO_CLUSTER_FIGURES'])
      process.stdout.write(
        `${readers.pages} pages, 0 failed; ${kept.length} leads, 0 lost, 0 twice, ${senders.failures.length} sent again\n`,
      );
  });
});
