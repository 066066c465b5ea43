// The number of rounds can be set: PORTICO_KILL_ROUNDS=20 npx vitest run --project unit tests/server/kill.test.ts
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomFrom } from '#tests/composer/fixtures/randomFrom.ts';
import { PublishedSite } from '#tests/server/fixtures/publishedSite.ts';
import { serveProcess } from '#tests/server/fixtures/serveProcess.ts';
import { scriptPost, send } from '#tests/server/fixtures/send.ts';
import { goodAnswers } from '#tests/server/fixtures/siteFiles.ts';
import { emptyStore, keptLeads, storeKinds } from '#tests/store/testStore.ts';

const rounds = Number(process.env['PORTICO_KILL_ROUNDS'] ?? 3);
/** Leads that visitors send per second, whether or not earlier ones were answered. */
const perSecond = 200;
const site = new PublishedSite();
beforeAll(async () => {
  const { code, said } = await site.build();
  if (code !== 0) throw new Error(said);
});
afterAll(() => site.remove());

const ended = (child: ChildProcess) => new Promise<void>((done) => child.once('exit', () => done()));

/** Visitors who resend unacknowledged leads with the same key. */
class Visitors {
  readonly acknowledged = new Set<string>();
  readonly waiting = new Set<string>();
  readonly #flights = new Set<Promise<void>>();
  #count = 0;

  #send(origin: string, email: string): void {
    const key = `key-${email.replace(/\D/g, '').padStart(8, '0')}`;
    const post = scriptPost({ ...goodAnswers, email, formId: key });
    const flight = send(origin, '/svt/elmstone/forms/contact', post)
      .then(({ status }) => {
        if (status !== 200) return;
        this.acknowledged.add(email);
        this.waiting.delete(email);
      })
      // The process was killed, so this submission was not acknowledged.
      .catch(() => undefined)
      .finally(() => this.#flights.delete(flight));
    this.#flights.add(flight);
  }

  /** Sends unacknowledged leads, and new ones at a constant rate until `isOver`. */
  async send(origin: string, isOver: () => boolean): Promise<void> {
    for (const email of this.waiting) this.#send(origin, email);
    const begin = performance.now();
    for (let due = 0; !isOver(); due += 1) {
      this.#count += 1;
      const email = `v${this.#count}@example.com`;
      this.waiting.add(email);
      this.#send(origin, email);
      await sleep(Math.max(0, begin + (due * 1000) / perSecond - performance.now()));
    }
  }

  async settled(): Promise<void> {
    await Promise.all(this.#flights);
  }
}

test.each(storeKinds)(
  '%s: kill -9 at 200 leads a second loses no acknowledged lead and makes none twice',
  async (kind) => {
    const store = await emptyStore(kind);
    const options = { ...store, site: site.out, env: { PORTICO_REQUESTS_PER_MINUTE: '1000000' } };
    const random = randomFrom(7);
    const visitors = new Visitors();
    for (let round = 0; round < rounds; round += 1) {
      const { child, origin } = await serveProcess(options);
      const gone = ended(child);
      const before = visitors.acknowledged.size;
      const lifetime = 400 + random() * 1200;
      const begin = performance.now();
      await visitors.send(
        origin,
        () => visitors.acknowledged.size > before && performance.now() - begin > lifetime,
      );
      child.kill('SIGKILL');
      await gone;
      await visitors.settled();
      expect(visitors.acknowledged.size).toBeGreaterThan(before);
      const kept = new Set((await keptLeads(store)).bodies.map(({ email }) => email));
      expect([...visitors.acknowledged].filter((email) => !kept.has(email))).toEqual([]);
    }
    const last = await serveProcess(options);
    await visitors.send(last.origin, () => true);
    await visitors.settled();
    expect([...visitors.waiting]).toEqual([]);
    const { bodies, outbox } = await keptLeads(store);
    const kept = bodies.map(({ email }) => email ?? '');
    expect(new Set(kept)).toEqual(visitors.acknowledged);
    expect(kept).toHaveLength(visitors.acknowledged.size);
    expect(outbox).toHaveLength(kept.length);
    if (process.env['PORTICO_KILL_ROUNDS'])
      process.stdout.write(`${kind}: ${rounds} rounds, ${kept.length} leads, 0 lost, 0 twice\n`);
  },
  60_000 + rounds * 15_000,
);

test('SIGTERM ends the process in peace, whatever connections are open', async () => {
  const { child, origin } = await serveProcess({ ...(await emptyStore('sqlite')), site: site.out });
  expect((await send(origin, '/health/ready')).status).toBe(200);
  // A spare connection without a request, as browsers open it.
  const spare = connect(Number(new URL(origin).port), '127.0.0.1').resume();
  await once(spare, 'connect');
  const gone = ended(child);
  child.kill('SIGTERM');
  await gone;
  expect(child.exitCode).toBe(0);
}, 30_000);
