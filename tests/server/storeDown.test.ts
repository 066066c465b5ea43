import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { formWords } from '#words/forms.ts';
import { PublishedSite } from '#tests/server/fixtures/publishedSite.ts';
import { scriptPost, send } from '#tests/server/fixtures/send.ts';
import { goodAnswers } from '#tests/server/fixtures/siteFiles.ts';
import { serveProcess } from '#tests/server/fixtures/serveProcess.ts';
import { startServer } from '#tests/server/fixtures/startServer.ts';
import { tcpProxy } from '#tests/server/fixtures/tcpProxy.ts';
import { emptyStore, keptLeads, opened, restartDatabase, storeKinds } from '#tests/store/testStore.ts';

const site = new PublishedSite();
beforeAll(async () => {
  const { code, said } = await site.build();
  if (code !== 0) throw new Error(said);
});
afterAll(() => site.remove());

const action = '/svt/elmstone/forms/contact';
const post = (origin: string, name: string) =>
  send(
    origin,
    action,
    scriptPost({ ...goodAnswers, email: `${name}@example.com`, formId: `key-0000-${name}` }),
  );

/** Expects that the form is rejected with a clear message, and that everything else works. */
async function expectRefusal(origin: string, name: string): Promise<void> {
  const refused = await post(origin, name);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.json()).toEqual({ status: 'error', msgDescription: formWords.en.errorSubmit });
  expect((await send(origin, '/')).status).toBe(200);
  expect((await send(origin, '/svt/elmstone/rateApi?zipcode=60601&rateType=CD')).status).toBe(200);
}

/** Expects that the form is accepted again by the same process. */
const expectRecovery = (origin: string, name: string) =>
  vi.waitFor(async () => expect((await post(origin, name)).status).toBe(200), {
    timeout: 30_000,
    interval: 200,
  });

const postgres = storeKinds.filter((kind) => kind === 'postgres');

test.each(postgres.flatMap((kind) => (['silent', 'closed'] as const).map((mood) => ({ kind, mood }))))(
  '$kind: while its connections are $mood forms get 503, pages are served, and it recovers',
  { timeout: 60_000 },
  async ({ kind, mood }) => {
    const store = await emptyStore(kind);
    const way = await tcpProxy(store.databaseUrl ?? '');
    const { origin } = await startServer({ releaseFolder: site.out, ...store, databaseUrl: way.databaseUrl });
    expect((await post(origin, 'before')).status).toBe(200);
    way.set(mood);
    // More than the number of pooled connections, so that all of them are affected.
    await Promise.all(Array.from({ length: 15 }, (_, number) => expectRefusal(origin, `during${number}`)));
    expect((await send(origin, '/health/ready')).status).toBe(503);
    way.set('open');
    await expectRecovery(origin, 'after');
    const { bodies } = await keptLeads(store);
    expect(bodies.map(({ email }) => email)).toEqual(
      expect.arrayContaining(['before@example.com', 'after@example.com']),
    );
    expect(new Set(bodies.map(({ email }) => email)).size).toBe(bodies.length);
  },
);

test.each(postgres)(
  '%s: a connection that breaks between two queries of a transaction does not end the process',
  async (kind) => {
    const options = await emptyStore(kind);
    const way = await tcpProxy(options.databaseUrl ?? '');
    const store = await opened({ ...options, databaseUrl: way.databaseUrl });
    const ask = (db: Pick<typeof store.db, 'getExecutor'>) => sql`select 1`.execute(db);
    const lost = store.db.transaction().execute(async (work) => {
      await ask(work);
      way.set('closed');
      // The connection breaks while no query is running.
      await setTimeout(200);
      await ask(work);
    });
    await expect(lost).rejects.toThrow(/terminated|not queryable/);
    way.set('open');
    await expect(ask(store.db)).resolves.toBeDefined();
  },
);

test.each(postgres)(
  '%s: a connection that the database ends as soon as it is open does not end the process',
  async (kind) => {
    const options = await emptyStore(kind);
    const { databaseUrl = '' } = options;
    const way = await tcpProxy(databaseUrl);
    const store = await opened({ ...options, databaseUrl: way.databaseUrl });
    await restartDatabase(databaseUrl, 0);
    way.set('gathered');
    const lost = sql`select 1`.execute(store.db);
    await Promise.all([
      expect(lost).rejects.toThrow(/terminat|not queryable/),
      vi
        .waitFor(() => expect(way.gathered()).toBe(1))
        // The client reads that the connection is ready and that it has ended at the same time.
        .then(() => restartDatabase(databaseUrl, 0)),
    ]);
    way.set('open');
    await expect(sql`select 1`.execute(store.db)).resolves.toBeDefined();
  },
);

test.each(postgres)(
  '%s: a server that starts before its database serves pages and takes forms later',
  async (kind) => {
    const store = await emptyStore(kind);
    const way = await tcpProxy(store.databaseUrl ?? '');
    way.set('closed');
    const { origin, log } = await startServer({
      releaseFolder: site.out,
      ...store,
      databaseUrl: way.databaseUrl,
    });
    expect(log()).toContain('The store is unreachable');
    await expectRefusal(origin, 'before');
    way.set('open');
    await expectRecovery(origin, 'after');
    expect((await keptLeads(store)).bodies).toMatchObject([{ email: 'after@example.com' }]);
  },
  60_000,
);

test.each(postgres)('%s: a database that does not exist is named at the start', async (kind) => {
  const { databaseUrl = '', dataFolder } = await emptyStore(kind);
  const options = { releaseFolder: site.out, dataFolder, databaseUrl: `${databaseUrl}_missing` };
  await expect(startServer(options)).rejects.toThrow(/does not exist/);
});

test('sqlite: while another process holds the lock forms get 503, pages are served, and it recovers', async () => {
  const store = await emptyStore('sqlite');
  const { origin } = await startServer({ releaseFolder: site.out, ...store, requestsPerMinute: 10_000 });
  const other = new Database(join(store.dataFolder, 'store.sqlite'));
  onTestFinished(() => void other.close());
  other.exec('begin immediate');
  // In parallel, because in sequence they would exceed the test's timeout.
  const refused = Array.from({ length: 60 }, (_, number) => post(origin, `during${number}`));
  expect(new Set((await Promise.all(refused)).map(({ status }) => status))).toEqual(new Set([503]));
  await expectRefusal(origin, 'during');
  expect((await send(origin, '/health/ready')).json()).toEqual({
    status: 'store unavailable',
    reason: 'another process has locked the database',
  });
  other.exec('rollback');
  await expectRecovery(origin, 'after');
  expect((await send(origin, '/health/ready')).status).toBe(200);
  // Leads that were rejected must not be stored later.
  const kept = (await keptLeads(store)).bodies.map(({ email }) => email);
  expect(kept).toEqual(['after@example.com']);
});

test.each(postgres)(
  '%s: a database that only reads is not ready, and is when it writes again',
  async (kind) => {
    const store = await emptyStore(kind);
    const { origin } = await startServer({ releaseFolder: site.out, ...store });
    const url = new URL(store.databaseUrl ?? '');
    const set = async (isReadOnly: boolean) => {
      const client = new Client({ connectionString: url.href });
      await client.connect();
      await client.query('set default_transaction_read_only = off');
      await client.query(
        `alter database "${url.pathname.slice(1)}" set default_transaction_read_only = ${isReadOnly}`,
      );
      // The setting only applies to new sessions.
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      await client.end();
    };
    await set(true);
    await vi.waitFor(async () => {
      await expectRefusal(origin, 'during');
      expect((await send(origin, '/health/ready')).json()).toEqual({
        status: 'store unavailable',
        reason: 'the database is not writable',
      });
    }, 20_000);
    await set(false);
    await vi.waitFor(async () => expect((await send(origin, '/health/ready')).status).toBe(200), 20_000);
    await expectRecovery(origin, 'after');
  },
);

test.each(postgres)(
  'S5 %s: connections to a server that became read-only are discarded, although they stay open',
  async (kind) => {
    const store = await emptyStore(kind);
    const { origin } = await startServer({ releaseFolder: site.out, ...store, requestsPerMinute: 100_000 });
    const url = new URL(store.databaseUrl ?? '');
    const administer = async (...statements: readonly string[]) => {
      const client = new Client({ connectionString: url.href });
      await client.connect();
      await client.query('set default_transaction_read_only = off');
      for (const statement of statements) await client.query(statement);
      await client.end();
    };
    const setting = `alter database "${url.pathname.slice(1)}" set default_transaction_read_only =`;
    await administer(
      `${setting} on`,
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    // Enough at once that every connection of the pool is read-only.
    const burst = (name: string) =>
      Promise.all(Array.from({ length: 20 }, (_, number) => post(origin, `${name}${number}`)));
    await burst('fill');
    expect((await burst('during')).every(({ status }) => status === 503)).toBe(true);
    // The next primary accepts writes; the old connections still lead to the one that only reads.
    await administer(`${setting} off`);
    await vi.waitFor(
      async () => expect((await burst('after')).every(({ status }) => status === 200)).toBe(true),
      { timeout: 30_000, interval: 100 },
    );
    expect((await send(origin, '/health/ready')).status).toBe(200);
  },
  60_000,
);

// Only on Linux can another process raise the limit again.
test.runIf(process.platform === 'linux')(
  'sqlite: on a full disk forms get 503, pages are served, and it recovers when there is room',
  async () => {
    const store = await emptyStore('sqlite');
    const { child, origin } = await serveProcess({
      ...store,
      site: site.out,
      fileLimit: 300,
      env: { PORTICO_REQUESTS_PER_MINUTE: '10000' },
    });
    const taken: string[] = [];
    let isFull = false;
    for (let number = 0; number < 250 && !isFull; number += 1) {
      const { status } = await post(origin, `fill${number}`);
      if (status === 200) taken.push(`fill${number}@example.com`);
      else isFull = true;
    }
    expect(isFull).toBe(true);
    await expectRefusal(origin, 'during');
    const ready = await send(origin, '/health/ready');
    expect([ready.status, ready.json()['reason']]).toEqual([503, 'the disk is full']);
    execFileSync('prlimit', [`--pid=${child.pid}`, '--fsize=unlimited']);
    // Must recover without new leads, because a load balancer sends none to a server that is not ready.
    await vi.waitFor(async () => expect((await send(origin, '/health/ready')).status).toBe(200), 10_000);
    await expectRecovery(origin, 'after');
    const kept = (await keptLeads(store)).bodies.map(({ email }) => email ?? '');
    expect(taken.filter((email) => !kept.includes(email))).toEqual([]);
    expect(kept).toContain('after@example.com');
  },
  60_000,
);
