import { execFile, execFileSync } from 'node:child_process';
import fs, {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { moveEarlierStore } from '#composer/cli/kit/moveEarlierStore.ts';
import { commandStore, serverStore } from '#composer/cli/kit/storeSettings.ts';
import { backUpFile, restoreFile } from '#composer/server/store/backUpFile.ts';
import { demoKeys } from '#composer/server/store/dataKeys.ts';
import { storeLead } from '#composer/server/store/leadStore.ts';
import type { Store, StoreOptions } from '#composer/server/store/openStore.ts';
import { temporaryFolder } from '#tests/server/fixtures/publishedSite.ts';
import { emptyStore, keptLeads, opened, openStore, storeKinds } from '#tests/store/testStore.ts';

/** Runs `portico leads` as an operator does. */
function portico({ dataFolder, databaseUrl = '' }: StoreOptions, ...args: readonly string[]) {
  const env = { ...process.env, PORTICO_DATA: dataFolder, DATABASE_URL: databaseUrl };
  return new Promise<{ code: number; out: string; error: string }>((done) => {
    const line = ['composer/cli/portico.mjs', 'leads', ...args];
    const child = execFile(process.execPath, line, { env }, (_error, out, error) =>
      done({ code: child.exitCode ?? -1, out, error }),
    );
  });
}

const add = (store: Store, name: string) =>
  storeLead(
    store,
    { form: 'contact', key: name, locale: 'en', page: '/', values: { name } },
    Date.UTC(2026, 10, 21),
  );

const names = async (options: StoreOptions) => (await keptLeads(options)).bodies.map(({ name }) => name);

test('S4 a backup of a running store holds what is only in its log yet, and is restored', async () => {
  const options = await emptyStore('sqlite');
  const store = await openStore(options);
  await add(store, 'Ada');
  await add(store, 'Grace');
  const backup = join(options.dataFolder, 'backup.sqlite');
  const saved = await portico(options, 'backup', backup);
  expect([saved.code, saved.out]).toEqual([0, expect.stringContaining(`2 leads saved to ${backup}.`)]);
  expect(statSync(backup).mode & 0o777).toBe(0o600);
  expect(readdirSync(options.dataFolder).filter((name) => name.startsWith('backup'))).toEqual([
    'backup.sqlite',
  ]);
  const again = await portico(options, 'backup', backup);
  expect([again.code, again.error]).toEqual([1, expect.stringContaining('EEXIST')]);
  await add(store, 'Later');
  const inUse = await portico(options, 'restore', backup);
  expect([inUse.code, inUse.error]).toEqual([1, expect.stringContaining('Stop the server that uses it')]);
  expect(await names(options)).toEqual(['Ada', 'Grace', 'Later']);
  await store.close();
  const { code, out } = await portico(options, 'restore', backup);
  expect([code, out]).toEqual([0, expect.stringContaining(`2 leads restored from ${backup}.`)]);
  expect(await names(options)).toEqual(['Ada', 'Grace']);
  const kept = /are kept in (.*)\.\n/.exec(out)?.[1] ?? '';
  const { dataFolder } = await emptyStore('sqlite');
  renameSync(kept, join(dataFolder, 'store.sqlite'));
  expect(await names({ dataFolder })).toEqual(['Ada', 'Grace', 'Later']);
});

test('S4 a backup is restored where the disk was lost, and over a damaged file', async () => {
  const options = await emptyStore('sqlite');
  await add(await opened(options), 'Ada');
  const backup = join(options.dataFolder, 'backup.sqlite');
  await portico(options, 'backup', backup);
  const { dataFolder } = await emptyStore('sqlite');
  const fresh = { dataFolder: join(dataFolder, 'new') };
  expect((await portico(fresh, 'restore', backup)).code).toBe(0);
  expect(await names(fresh)).toEqual(['Ada']);
  writeFileSync(
    join(dataFolder, 'store.sqlite'),
    'not a database, but long enough to look like one'.repeat(99),
  );
  expect((await portico({ dataFolder }, 'restore', backup)).code).toBe(0);
  expect(await names({ dataFolder })).toEqual(['Ada']);
});

/** Leaves the log of a store whose server was killed and whose file was deleted. */
function leaveLog({ dataFolder }: StoreOptions, folder: string) {
  mkdirSync(folder, { recursive: true });
  for (const end of ['-wal', '-shm'])
    copyFileSync(join(dataFolder, `store.sqlite${end}`), join(folder, `store.sqlite${end}`));
}

test('S4 a restored backup is not changed by the log of a store whose file is gone', async () => {
  const options = await emptyStore('sqlite');
  const store = await opened(options);
  await add(store, 'Ada');
  const backup = join(options.dataFolder, 'backup.sqlite');
  await portico(options, 'backup', backup);
  await add(store, 'Later');
  const { dataFolder } = await emptyStore('sqlite');
  leaveLog(options, dataFolder);
  const { code, out } = await portico({ dataFolder }, 'restore', backup);
  expect([code, out]).toEqual([0, expect.stringMatching(/1 lead restored[^]* are kept in .*\.sqlite-wal\./)]);
  expect(await names({ dataFolder })).toEqual(['Ada']);
});

test('S4 a store is backed up and restored on a disk without hard links', async () => {
  const options = await emptyStore('sqlite');
  const store = await openStore(options);
  await add(store, 'Ada');
  const { linkSync } = fs;
  const setLink = (link: typeof linkSync) => {
    fs.linkSync = link;
    syncBuiltinESMExports();
  };
  onTestFinished(() => setLink(linkSync));
  setLink(() => {
    throw Object.assign(new Error('operation not permitted'), { code: 'EPERM' });
  });
  const file = join(options.dataFolder, 'store.sqlite');
  const backup = join(options.dataFolder, 'backup.sqlite');
  expect(await backUpFile(file, backup)).toBe(1);
  await expect(backUpFile(file, backup)).rejects.toThrow('EEXIST');
  expect(statSync(backup).mode & 0o777).toBe(0o600);
  await add(store, 'Later');
  await store.close();
  const { leads, kept = '' } = await restoreFile(backup, file, new Date());
  expect([leads, await names(options)]).toEqual([1, ['Ada']]);
  const { dataFolder } = await emptyStore('sqlite');
  renameSync(kept, join(dataFolder, 'store.sqlite'));
  expect(await names({ dataFolder })).toEqual(['Ada', 'Later']);
});

test('S4 what is no backup is refused, and the store stays as it is', async () => {
  const options = await emptyStore('sqlite');
  const store = await openStore(options);
  await add(store, 'Ada');
  await store.close();
  const other = join(options.dataFolder, 'other.sqlite');
  new Database(other).exec('create table t (a)').close();
  const { code, error } = await portico(options, 'restore', other);
  expect([code, error]).toEqual([1, expect.stringContaining('is not a backup of leads')]);
  expect(await names(options)).toEqual(['Ada']);
});

const hasDump = (() => {
  try {
    return execFileSync('pg_dump', ['--version']).length > 0;
  } catch {
    return false;
  }
})();

test.runIf(hasDump && storeKinds.includes('postgres'))(
  'S4 the commands that a backup names for PostgreSQL save and restore its leads',
  async () => {
    const options = await emptyStore('postgres');
    const { databaseUrl = '', dataFolder } = options;
    const store = await openStore(options);
    await add(store, 'Ada');
    const file = join(dataFolder, 'leads.dump');
    const run = async (named: Promise<{ code: number; error: string }>) => {
      const { code, error } = await named;
      expect(code).toBe(1);
      const command = /Use: (.*)\n/.exec(error)?.[1] ?? '';
      execFileSync('sh', ['-c', command], { env: { ...process.env, DATABASE_URL: databaseUrl } });
    };
    await run(portico(options, 'backup', file));
    await add(store, 'Later');
    await store.close();
    await run(portico(options, 'restore', file));
    expect(await names(options)).toEqual(['Ada']);
  },
);

/** Creates a project whose store is where earlier versions put it. */
async function earlierProject() {
  const { folder: root, remove } = temporaryFolder();
  onTestFinished(remove);
  const dataFolder = join(root, '.portico');
  mkdirSync(dataFolder);
  const sealed = demoKeys(dataFolder).seal('123-45-6789', 'place');
  const store = await openStore({ dataFolder });
  await add(store, 'Ada');
  return { root, store, sealed, moved: join(root, 'portico-data') };
}

test('S4 the store of an earlier version moves out of the folder of caches, with its key', async () => {
  const { root, store, sealed, moved } = await earlierProject();
  expect(() => moveEarlierStore(root, moved)).toThrow('Stop the server that uses it first');
  expect(existsSync(join(moved, 'store.sqlite'))).toBe(false);
  await store.close();
  expect(moveEarlierStore(root, moved)).toMatchObject({
    folder: moved,
    note: expect.stringContaining('were moved'),
  });
  expect(await names({ dataFolder: moved })).toEqual(['Ada']);
  expect(demoKeys(moved).open(sealed, 'place')).toBe('123-45-6789');
  expect(readdirSync(join(root, '.portico'))).toEqual([]);
  expect(readFileSync(join(moved, '.gitignore'), 'utf8')).toBe('*\n');
  expect(moveEarlierStore(root, moved)).toEqual({ folder: moved });
});

test('S4 of two stores none is lost: the earlier one stays and is named', async () => {
  const { root, store, moved } = await earlierProject();
  await store.close();
  await add(await opened({ dataFolder: moved }), 'Grace');
  expect(moveEarlierStore(root, moved)).toMatchObject({
    folder: moved,
    note: expect.stringContaining('.portico contains another store'),
  });
  expect(await names({ dataFolder: join(root, '.portico') })).toEqual(['Ada']);
  expect(await names({ dataFolder: moved })).toEqual(['Grace']);
});

test('S4 a store that was put on another disk, such as the volume of a container, stays there', async () => {
  const { root, store, sealed, moved } = await earlierProject();
  await store.close();
  const { folder: disk, remove } = temporaryFolder();
  onTestFinished(remove);
  const volume = join(disk, 'volume');
  renameSync(join(root, '.portico'), volume);
  symlinkSync(volume, join(root, '.portico'));
  const place = moveEarlierStore(root, moved);
  expect(place).toMatchObject({
    folder: join(root, '.portico'),
    note: expect.stringContaining('Set PORTICO_DATA=.portico'),
  });
  expect(await names({ dataFolder: volume })).toEqual(['Ada']);
  expect(demoKeys(place.folder).open(sealed, 'place')).toBe('123-45-6789');
  expect(existsSync(moved)).toBe(false);
});

test('S4 a store that moves is not changed by the log of a store whose file is gone', async () => {
  const { root, store, moved } = await earlierProject();
  await store.close();
  const other = await emptyStore('sqlite');
  await add(await opened(other), 'Grace');
  leaveLog(other, moved);
  expect(moveEarlierStore(root, moved)).toMatchObject({ folder: moved });
  expect(await names({ dataFolder: moved })).toEqual(['Ada']);
});

test('S4 a store whose key differs from that of the new folder stays, with its key', async () => {
  const { root, store, sealed, moved } = await earlierProject();
  await store.close();
  demoKeys(moved);
  const place = moveEarlierStore(root, moved);
  expect(place).toMatchObject({
    folder: join(root, '.portico'),
    note: expect.stringContaining('portico-data contains another demo key'),
  });
  expect(await names({ dataFolder: place.folder })).toEqual(['Ada']);
  expect(demoKeys(place.folder).open(sealed, 'place')).toBe('123-45-6789');
});

test('S4 a command moves no store; a server whose folder was emptied says where its leads are', async () => {
  const { root, store } = await earlierProject();
  await store.close();
  const earlier = { dataFolder: join(root, '.portico') };
  expect(commandStore(root, {})).toEqual(earlier);
  expect(serverStore(root, { PORTICO_DATA: '.portico' })).toEqual(earlier);
  expect(serverStore(root, {})).toEqual({ dataFolder: join(root, 'portico-data') });
  expect(commandStore(root, {})).toEqual({ dataFolder: join(root, 'portico-data') });
  expect(() => serverStore(root, { PORTICO_DATA: '.portico' })).toThrow(
    'the leads were moved to portico-data. Remove PORTICO_DATA',
  );
});
