// More rounds by command: PORTICO_KILL_ROUNDS=50 npx vitest run --project unit tests/server/kill.test.ts
import { type ChildProcess, spawn } from 'node:child_process';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { StoreOptions } from '#composer/server/store/openStore.ts';
import { randomFrom } from '#tests/composer/fixtures/randomFrom.ts';
import { PublishedSite } from '#tests/server/fixtures/publishedSite.ts';
import { scriptPost, send } from '#tests/server/fixtures/send.ts';
import { goodAnswers } from '#tests/server/fixtures/siteFiles.ts';
import { emptyStore, keptLeads, storeKinds } from '#tests/store/testStore.ts';

const rounds = Number(process.env['PORTICO_KILL_ROUNDS'] ?? 3);
const site = new PublishedSite();
beforeAll(async () => {
  const { code, said } = await site.build();
  if (code !== 0) throw new Error(said);
}, 120_000);
afterAll(() => site.remove());

/** Starts `portico serve` as a process of its own. */
function serve({ dataFolder, databaseUrl }: StoreOptions): Promise<{ child: ChildProcess; origin: string }> {
  const args = [
    'composer/cli/portico.mjs',
    'serve',
    '--site',
    site.out,
    '--port',
    '0',
    '--host',
    '127.0.0.1',
  ];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, PORTICO_DATA: dataFolder, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const port = /http:\/\/[^\s:]+:(\d+)/.exec(said)?.[1];
      if (port) resolve({ child, origin: `http://127.0.0.1:${port}` });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => reject(new Error(`portico serve ended with ${code}: ${said}`)));
  });
}

const ended = (child: ChildProcess) => new Promise<void>((done) => child.once('exit', () => done()));

test.each(storeKinds)(
  '%s: kill -9 during a run of form posts loses no acknowledged lead',
  async (kind) => {
    const store = await emptyStore(kind);
    const random = randomFrom(7);
    const acknowledged = new Set<string>();
    const sent = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      const { child, origin } = await serve(store);
      const before = acknowledged.size;
      const enough = before + 5 + Math.floor(random() * 40);
      let isAlive = true;
      const visitor = async (number: number) => {
        for (let post = 0; isAlive; post += 1) {
          const email = `r${round}v${number}p${post}@example.com`;
          sent.add(email);
          try {
            const { status } = await send(
              origin,
              '/svt/elmstone/forms/contact',
              scriptPost({ ...goodAnswers, email }),
            );
            if (status === 200) acknowledged.add(email);
          } catch {
            // The process is gone; this post was not acknowledged.
          }
          if (isAlive && acknowledged.size >= enough) {
            isAlive = false;
            child.kill('SIGKILL');
          }
        }
      };
      const gone = ended(child);
      await Promise.all(Array.from({ length: 8 }, (_, number) => visitor(number)));
      await gone;
      expect(acknowledged.size).toBeGreaterThan(before);
    }
    const { bodies, outbox } = await keptLeads(store);
    const kept = bodies.map(({ email }) => email ?? '');
    expect([...acknowledged].filter((email) => !kept.includes(email))).toEqual([]);
    expect(kept.filter((email) => !sent.has(email))).toEqual([]);
    expect(new Set(kept).size).toBe(kept.length);
    expect(outbox).toHaveLength(kept.length);
  },
  30_000 + rounds * 15_000,
);

test('SIGTERM ends the process in peace', async () => {
  const { child, origin } = await serve(await emptyStore('sqlite'));
  expect((await send(origin, '/health/ready')).status).toBe(200);
  const gone = ended(child);
  child.kill('SIGTERM');
  await gone;
  expect(child.exitCode).toBe(0);
}, 30_000);
