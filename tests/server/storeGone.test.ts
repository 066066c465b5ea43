import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { storeLead } from '#composer/server/store/leadStore.ts';
import { PublishedSite } from '#tests/server/fixtures/publishedSite.ts';
import { scriptPost, send } from '#tests/server/fixtures/send.ts';
import { goodAnswers } from '#tests/server/fixtures/siteFiles.ts';
import { startServer } from '#tests/server/fixtures/startServer.ts';
import { emptyStore, keptLeads, openStore } from '#tests/store/testStore.ts';

const site = new PublishedSite();
beforeAll(() => site.publish());
afterAll(() => site.remove());

async function serverWithLead() {
  const store = await emptyStore('sqlite');
  const { origin, log } = await startServer({ releaseFolder: site.out, ...store });
  const post = (name: string) =>
    send(
      origin,
      '/svt/elmstone/forms/contact',
      scriptPost({ ...goodAnswers, email: `${name}@example.com`, formId: `key-0000-${name}` }),
    );
  expect((await post('before')).status).toBe(200);
  const emails = async (dataFolder = store.dataFolder) =>
    (await keptLeads({ dataFolder })).bodies.map(({ email }) => email);
  return { store, origin, log, post, emails, file: join(store.dataFolder, 'store.sqlite') };
}

type Started = Awaited<ReturnType<typeof serverWithLead>>;

/** Expects that forms are rejected, and that the operator can see why. */
async function expectGone({ origin, post, log, store }: Started): Promise<void> {
  expect((await post('during')).status).toBe(503);
  const ready = await send(origin, '/health/ready');
  expect([ready.status, ready.json()['reason']]).toEqual([503, 'the file of the store is gone']);
  expect((await send(origin, '/')).status).toBe(200);
  await vi.waitFor(() => expect(log()).toContain('the store is unavailable'), 5000);
  // A new, empty file would hide that the leads are gone.
  expect(existsSync(join(store.dataFolder, 'store.sqlite'))).toBe(false);
}

const expectBack = ({ origin, log }: Started) =>
  vi.waitFor(async () => {
    expect((await send(origin, '/health/ready')).status).toBe(200);
    expect(log()).toContain('the store is available again');
  }, 10_000);

test('S4 a data folder that is moved under a running server is noticed, and used again when it is back', async () => {
  const started = await serverWithLead();
  const { store, post, emails } = started;
  const away = `${store.dataFolder}-away`;
  renameSync(store.dataFolder, away);
  await expectGone(started);
  expect(await emails(away)).toEqual(['before@example.com']);
  renameSync(away, store.dataFolder);
  await expectBack(started);
  expect((await post('after')).status).toBe(200);
  expect(await emails()).toEqual(['before@example.com', 'after@example.com']);
});

test('S4 a data folder that is removed is noticed without a lead, and no lead is acknowledged', async () => {
  const started = await serverWithLead();
  rmSync(started.store.dataFolder, { recursive: true });
  await vi.waitFor(() => expect(started.log()).toContain('the store is unavailable'), 5000);
  await expectGone(started);
});

test('S4 a file that is moved away has all its leads, and its successor takes the next ones', async () => {
  const started = await serverWithLead();
  const { post, emails, file } = started;
  const { dataFolder: other } = await emptyStore('sqlite');
  renameSync(file, `${file}.moved`);
  await expectGone(started);
  // Only the file was moved, and its log stayed.
  const database = new Database(`${file}.moved`, { readonly: true });
  expect(database.prepare('select count(*) as count from leads').get()).toEqual({ count: 1 });
  database.close();
  const next = await openStore({ dataFolder: other });
  await storeLead(next, { form: 'contact', locale: 'en', page: '/', values: { email: 'next' } }, Date.now());
  await next.close();
  renameSync(join(other, 'store.sqlite'), file);
  await expectBack(started);
  expect((await post('after')).status).toBe(200);
  expect(await emails()).toEqual(['next', 'after@example.com']);
});

test('S4 a file that is replaced at once gets the next leads', async () => {
  const { post, emails, file } = await serverWithLead();
  const { dataFolder: other } = await emptyStore('sqlite');
  await (await openStore({ dataFolder: other })).close();
  renameSync(join(other, 'store.sqlite'), file);
  await vi.waitFor(async () => expect((await post('after')).status).toBe(200), 5000);
  expect(await emails()).toEqual(['after@example.com']);
});

test('S4 a write-ahead log that is removed does not take the next leads with it', async () => {
  const { store, post, emails, file } = await serverWithLead();
  expect(readdirSync(store.dataFolder)).toContain('store.sqlite-wal');
  rmSync(`${file}-wal`);
  expect((await post('after')).status).toBe(200);
  expect(await emails()).toEqual(['before@example.com', 'after@example.com']);
});
