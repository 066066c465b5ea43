import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { watchFolder } from '#composer/cli/kit/watchFolder.ts';
import { page } from '#tests/server/fixtures/siteFiles.ts';
import { siteForTest } from '#tests/server/fixtures/publishedSite.ts';
import { documentOf } from '#tests/publish/publishedFolder.ts';

/** Saves as many editors do: writes a temporary file and renames it. */
function replace(file: string, text: string): void {
  writeFileSync(`${file}~`, text);
  renameSync(`${file}~`, file);
}

test('a watched folder tells of every file that is changed, replaced, new or gone, and of folders that are gone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-watch-'));
  mkdirSync(join(folder, 'es'));
  writeFileSync(join(folder, 'es/a.json'), '1');
  const heard = new Set<string>();
  const stop = watchFolder(folder, (path) => heard.add(path));
  onTestFinished(() => {
    stop();
    rmSync(folder, { recursive: true });
  });
  const hears = async (path: string, act: () => void) => {
    heard.clear();
    act();
    await expect.poll(() => [...heard]).toContain(path);
  };
  const inside = join(folder, 'es/a.json');
  for (const text of ['2', '3', '4']) await hears('es/a.json', () => replace(inside, text));
  await hears('es/a.json', () => writeFileSync(inside, '5'));
  await hears('zh/deep/b.json', () => {
    mkdirSync(join(folder, 'zh/deep'), { recursive: true });
    writeFileSync(join(folder, 'zh/deep/b.json'), '1');
  });
  await hears('zh/deep/b.json', () => replace(join(folder, 'zh/deep/b.json'), '2'));
  await hears('es/a.json', () => rmSync(inside));
  await hears('zh', () => renameSync(join(folder, 'zh'), `${folder}-gone`));
  rmSync(`${folder}-gone`, { recursive: true });
});

test('a build that watches publishes each version of a page that an editor replaces, and takes it away with its folder', async () => {
  const titled = (title: string) => JSON.stringify(page(title, []));
  const site = siteForTest({ 'news/one.json': titled('The very first version') });
  const args = ['composer/cli/portico.mjs', 'build', '--pages', site.folder, '--out', site.out, '--watch'];
  const child = spawn(process.execPath, args);
  onTestFinished(() => {
    child.kill('SIGTERM');
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  await expect.poll(() => said, { timeout: 60_000 }).toContain('Watching for changes');
  const shown = () => documentOf(site.out, '/news/one.html') ?? '';
  expect(shown()).toContain('The very first version');
  for (const title of ['The second version of it', 'The third version of it', 'The fourth version of it']) {
    replace(join(site.folder, 'news/one.json'), titled(title));
    await expect.poll(shown).toContain(title);
  }
  for (const broken of ['{ "title": ', JSON.stringify(page('Not to be seen', [{ component: 'Nothing' }]))]) {
    said = '';
    replace(join(site.folder, 'news/one.json'), broken);
    await expect.poll(() => said).toContain('1 kept at their last good version');
    expect(said).toContain('news/one.json');
    expect(shown()).toContain('The fourth version of it');
    expect(existsSync(`${site.out}.next`)).toBe(false);
  }
  replace(join(site.folder, 'news/one.json'), titled('The fifth version of it'));
  await expect.poll(shown).toContain('The fifth version of it');
  renameSync(join(site.folder, 'news'), `${site.folder}-news`);
  onTestFinished(() => rmSync(`${site.folder}-news`, { recursive: true }));
  await expect.poll(shown).toBe('');
});
