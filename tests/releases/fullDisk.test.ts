import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildSite } from './fixtures/builtSites.ts';
import { releases, idIn } from './fixtures/portico.ts';
import { emptyFolder } from './fixtures/testPlaces.ts';

/** Mounts a disk of this size for one test. @returns Its folder, or `undefined` if this user may not mount. */
function smallDisk(megabytes: number): string | undefined {
  const folder = join(emptyFolder(), 'disk');
  mkdirSync(folder);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  if (mounted.status !== 0) return undefined;
  onTestFinished(() => {
    spawnSync('umount', [folder]);
  });
  return folder;
}

test('5 a full disk leaves the store as it was, and publishing works again when there is room', async ({
  skip,
}) => {
  const disk = smallDisk(1);
  if (disk === undefined) return skip('This user may not mount a small disk.');
  const site = await buildSite('A');
  onTestFinished(site.remove);
  const place = { place: join(disk, 'store'), env: {}, fileOf: (name: string) => join(disk, 'store', name) };
  const full = await releases(place, 'publish', '--site', site.folder, '--activate');
  expect(full.code).toBe(1);
  expect(full.error).toContain('is full. Free some space');
  expect(full.error).toContain('(ENOSPC)');
  const listed = await releases(place, 'list');
  expect(listed.out).toMatch(/incomplete\n$/);
  expect(listed.out.split('\n')).toHaveLength(3);
  spawnSync('mount', ['-o', 'remount,size=64m', disk]);
  const published = await releases(place, 'publish', '--site', site.folder, '--activate');
  expect(published).toMatchObject({ code: 0, error: '' });
  const { out } = await releases(place, 'list');
  expect(out).not.toContain('incomplete');
  expect(out).toContain(idIn(published));
});
