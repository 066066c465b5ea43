import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesOf } from '#tests/publish/publishedFolder.ts';
import { siteForTest } from '#tests/server/fixtures/publishedSite.ts';
import { page } from '#tests/server/fixtures/siteFiles.ts';
import { type BuiltSite, twoSites } from './fixtures/builtSites.ts';
import { idIn, portico, releases } from './fixtures/portico.ts';
import { emptyFolder, placeKinds, testPlace, type TestPlace } from './fixtures/testPlaces.ts';

/** A page with a picture whose name an address writes in another way. */
const pageWithPicture = page('Pictures', [
  { component: 'RichText', props: { text: 'A text.' } },
  {
    component: 'HeroBanner',
    props: { heading: 'Late opening', tone: 'light', image: { src: '/media/späte Öffnung.svg', alt: '' } },
  },
]);

let one: BuiltSite;
let two: BuiltSite;
twoSites((a, b) => {
  one = a;
  two = b;
});

const publish = (place: TestPlace, { folder }: Pick<BuiltSite, 'folder'>, ...more: readonly string[]) =>
  releases(place, 'publish', '--site', folder, ...more);

interface Listed {
  readonly releases: readonly {
    readonly id: string;
    readonly active: boolean;
    readonly publishedBy: string;
  }[];
  readonly incomplete: readonly unknown[];
}
const list = async (place: TestPlace) => JSON.parse((await releases(place, 'list', '--json')).out) as Listed;
const activeIn = async (place: TestPlace) =>
  (await list(place)).releases.find(({ active }) => active)?.id.slice(0, 12);

/** Returns the files of a published release with the hash of their content in their names. */
async function sharedFilesOf(place: TestPlace, id: string): Promise<readonly string[]> {
  const { files } = JSON.parse((await releases(place, 'show', id, '--json')).out) as {
    readonly files: readonly { readonly path: string }[];
  };
  return files.map(({ path }) => path).filter((path) => /^(?:assets|media)\//.test(path));
}

/** Copies a built site, and changes a page so that it is another release. */
function variant(site: BuiltSite, text: string) {
  const folder = join(emptyFolder(), 'dist');
  cpSync(site.folder, folder, { recursive: true });
  writeFileSync(join(folder, 'robots.txt'), text);
  return { folder };
}

test('5 a release lacks what earlier builds left in the folder, and nothing that its pages need', async () => {
  const logo = (side: number) => `<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h${side}v9z"/></svg>`;
  const files = {
    'media/logo.svg': logo(1),
    'media/späte Öffnung.svg': logo(2),
    'index.json': pageWithPicture,
  };
  const reused = siteForTest(files);
  await reused.publish();
  const earlier = filesOf(reused.out);
  reused.write({ 'media/logo.svg': logo(3) });
  await reused.publish();
  const fresh = siteForTest({ ...files, 'media/logo.svg': logo(3) });
  await fresh.publish();
  const isShared = (path: string) => /^(?:assets|media)\//.test(path);
  const all = filesOf(fresh.out).filter(isShared);
  expect(filesOf(reused.out).filter(isShared).length).toBeGreaterThan(all.length);

  const place = await testPlace('a folder');
  const published = await sharedFilesOf(place, idIn(await publish(place, { folder: reused.out })));
  expect(published.filter((path) => !all.includes(path))).toEqual([]);
  // Islands of sections that no page has are left out too.
  const pages = filesOf(fresh.out).filter((path) => path.endsWith('.html'));
  const html = pages.map((path) => readFileSync(join(fresh.out, path), 'utf8')).join('');
  const missing = all.filter((path) => !published.includes(path));
  for (const path of missing) {
    expect(path).toMatch(/^assets\/[A-Z]\w+\.[\w-]{8}\.js(?:\.br|\.gz)?$/);
    expect(html).not.toContain(basename(path).replace(/\.(?:br|gz)$/, ''));
  }
  const stale = earlier.filter((path) => path.includes('/logo.') && !all.includes(path));
  expect(stale.length).toBeGreaterThan(0);
  expect(existsSync(join(reused.out, stale[0] ?? ''))).toBe(true);
});

describe.each(placeKinds)('5 portico releases in %s', (kind) => {
  test('publishes, activates, and goes back to what was active before, and says which and when', async () => {
    const place = await testPlace(kind);
    const first = idIn(await publish(place, one, '--activate'));
    const second = idIn(await publish(place, two));
    expect(await activeIn(place)).toBe(first);
    const activated = await releases(place, 'activate', second.slice(0, 6));
    expect(activated).toMatchObject({ code: 0, error: '' });
    expect(activated.out).toMatch(new RegExp(`${second} is active. Before: ${first}, since 2\\d{3}-`));
    const back = await releases(place, 'rollback');
    expect(back.out).toMatch(
      new RegExp(`Rolled back from ${second} to ${first}, which was active from .* until .* \\(just now\\)`),
    );
    expect(await activeIn(place)).toBe(first);
    const further = await releases(place, 'rollback');
    expect(further).toMatchObject({ code: 1, out: '' });
    expect(further.error).toContain(`was active before ${first}. Choose one with --to`);
    expect((await releases(place, 'rollback', '--to', second)).code).toBe(0);
    expect(await activeIn(place)).toBe(second);
    expect((await list(place)).releases.map(({ publishedBy }) => publishedBy)).toEqual(['ada', 'ada']);
  });

  test('of two activations at once each says the truth, and the later one is active', async () => {
    const place = await testPlace(kind);
    const first = idIn(await publish(place, one));
    const second = idIn(await publish(place, two));
    const both = await Promise.all([first, second].map((id) => releases(place, 'activate', id)));
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    const active = await activeIn(place);
    const [winner, loser] = active === first ? both : both.toReversed();
    const replaced = active === first ? second : first;
    expect(winner?.out).toContain(`Release ${active} is active. Before: ${replaced}`);
    expect(loser?.out).toContain(`Release ${replaced} is active.`);
    expect(loser?.out).not.toContain('Before');
  });
});

// Each kind writes the catalog in its own way; what follows works on what is written.
describe.each(['a folder', 'S3'] as const)('5 portico releases in %s', (kind) => {
  test('uploads only what changed, and the same site is the same release', async () => {
    const place = await testPlace(kind);
    const first = await publish(place, one);
    const again = await publish(place, one);
    expect(idIn(again)).toBe(idIn(first));
    expect(again.out).toContain('already');
    const [, uploaded] = /, (\d+) of \d+ files uploaded/.exec((await publish(place, two)).out) ?? [];
    expect(Number(uploaded)).toBeLessThan(30);
  });

  test('a release of which a part is missing can be neither activated nor found', async () => {
    const place = await testPlace(kind);
    const first = idIn(await publish(place, one, '--activate'));
    const second = idIn(await publish(place, two));
    const shown = await releases(place, 'show', second, '--json');
    const { files } = JSON.parse(shown.out) as { files: readonly { path: string; sha256: string }[] };
    const { sha256 = '' } = files.find(({ path }) => `/${path}` === two.picture) ?? {};
    rmSync(place.fileOf(`files/${sha256.slice(0, 2)}/${sha256}`));
    const refused = await releases(place, 'activate', second);
    expect(refused.code).toBe(1);
    expect(refused.error).toContain(`Release ${second} is not complete: the store lacks 1 of its files`);
    expect(await activeIn(place)).toBe(first);
    expect((await publish(place, two, '--activate')).code).toBe(0);
    expect(await activeIn(place)).toBe(second);
  });

  test('deletes old releases with their files, but none that servers may still use', async () => {
    const place = await testPlace(kind);
    const old = idIn(await publish(place, variant(one, 'old')));
    const ids = [idIn(await publish(place, one, '--activate'))];
    for (const text of ['a', 'b', 'c']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      ids.push(idIn(await publish(place, variant(one, text), '--activate')));
    }
    const pruned = await releases(place, 'prune', '--keep', '1');
    expect(pruned).toMatchObject({ code: 0, error: '' });
    expect(pruned.out).toContain('2 releases deleted');
    expect((await list(place)).releases.map(({ id }) => id.slice(0, 12))).toEqual(ids.slice(1).toReversed());
    expect((await releases(place, 'show', old)).code).toBe(1);
    expect((await releases(place, 'rollback')).code).toBe(0);
    expect((await releases(place, 'activate', ids.at(-1) ?? '')).code).toBe(0);
  }, 600_000);

  test('records who did what and when, beside the releases', async () => {
    const place = await testPlace(kind);
    const id = idIn(await publish(place, one, '--activate'));
    await releases(place, 'rollback', '--to', 'fff');
    await releases(place, 'prune');
    const env = { PORTICO_RELEASES: place.place, PORTICO_DATA: emptyFolder(), ...place.env };
    const { code, out } = await portico(['audit', 'list', '--json'], env);
    expect(code).toBe(0);
    const records = JSON.parse(out) as { by: string; what: string; details: { release?: string } }[];
    expect(records.map(({ by, what }) => `${by} ${what}`)).toEqual([
      'ada releases publish',
      'ada releases activate',
      'ada releases prune',
    ]);
    expect(records[0]?.details.release?.startsWith(id)).toBe(true);
    const later = await portico(['audit', 'list', '--since', '2099-01-01'], env);
    expect(later.out).toBe('Nothing was recorded.\n');
  });
});

test('5 a wrong id of a release is answered with the nearest ones', async () => {
  const place = await testPlace('a folder');
  expect((await releases(place, 'activate', 'abc')).error).toContain('It contains no release yet');
  const id = idIn(await publish(place, one));
  const wrong = await releases(place, 'activate', `${id.slice(0, -1)}${id.endsWith('0') ? '1' : '0'}`);
  expect(wrong.code).toBe(1);
  expect(wrong.error).toContain(`The nearest: ${id}. See: portico releases list`);
});

describe('5 a store that cannot be used', () => {
  const at = (port: number): TestPlace => ({
    place: 's3://releases',
    env: {
      AWS_ACCESS_KEY_ID: 'a',
      AWS_SECRET_ACCESS_KEY: 'b',
      AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
    },
    fileOf: (name) => name,
  });

  test('that does not answer is named, with what to check', async () => {
    const { code, error } = await releases(at(9), 'list');
    expect(code).toBe(1);
    expect(error).toMatch(
      /^portico releases list: The release store s3:\/\/releases at http.* does not answer/,
    );
    expect(error).toContain('Check the network and AWS_ENDPOINT_URL');
  });

  test.each<[string, Partial<TestPlace>, string]>([
    [
      'with another secret',
      { env: { AWS_SECRET_ACCESS_KEY: 'wrong' } },
      'refuses access (403 SignatureDoesNotMatch)',
    ],
    ['with another bucket', { place: 's3://other-bucket/site' }, 'has no bucket "other-bucket"'],
    ['without credentials', { env: { AWS_ACCESS_KEY_ID: '' } }, 'set AWS_ACCESS_KEY_ID'],
    ['with another protocol', { place: 'ftp://releases' }, 'expected a folder, or an address such as s3://'],
    [
      'with an address that is none',
      { env: { AWS_ENDPOINT_URL: 'localhost:9000' } },
      'AWS_ENDPOINT_URL: expected',
    ],
  ])('%s says what is wrong', async (_what, change, said) => {
    const place = await testPlace('S3');
    const changed = { ...place, ...change, env: { ...place.env, ...change.env } };
    const { code, error } = await releases(changed, 'list');
    expect(code).toBe(1);
    expect(error).toContain(said);
  });

  test('no store at all is a usage error', async () => {
    expect(await portico(['releases', 'list'], { PORTICO_RELEASES: '' })).toMatchObject({ code: 2 });
  });

  test('a folder without a built site is not published', async () => {
    const place = await testPlace('a folder');
    const { code, error } = await publish(place, { folder: emptyFolder() });
    expect(code).toBe(1);
    expect(error).toContain('Run "portico build" first, or name its folder with --site');
    expect(existsSync(place.place)).toBe(false);
  });

  test('hidden and temporary files are not published, and the time of the build does not matter', async () => {
    const place = await testPlace('a folder');
    const id = idIn(await publish(place, one));
    const copy = variant(one, readFileSync(join(one.folder, 'robots.txt'), 'utf8'));
    for (const name of ['.DS_Store', 'index.html.1.part', '_portico/search.sqlite-journal'])
      writeFileSync(join(copy.folder, name), 'x');
    const file = join(copy.folder, '_portico/release.json');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/"builtAt":"\d{4}/, '"builtAt":"2001'));
    expect(idIn(await publish(place, copy))).toBe(id);
    expect(readdirSync(join(place.place, 'manifests'))).toHaveLength(1);
  });
});
