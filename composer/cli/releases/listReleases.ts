import type { MakeCommand } from '#composer/cli/kit/Cli.ts';
import { table } from '#composer/cli/kit/table.ts';
import { activeTimes, manifestOf } from '#composer/releases/activateRelease.ts';
import { activeIn, type Catalog, type PublishedRelease } from '#composer/releases/Catalog.ts';
import { findRelease } from '#composer/releases/findRelease.ts';
import { shortId } from '#composer/releases/manifest.ts';
import { onReleases, onStoreCommand, size, time, type Work } from './releasesWork.ts';

/** A release and when it was active. */
function described(catalog: Catalog, release: PublishedRelease) {
  const times = activeTimes(catalog).filter(({ id }) => id === release.id);
  const { id, at, by, ...facts } = release;
  return {
    id,
    publishedAt: at,
    publishedBy: by,
    ...facts,
    active: activeIn(catalog)?.id === id,
    activeTimes: times.map(({ from, until }) => ({ from, ...(until !== undefined && { until }) })),
  };
}

function stateOf({ active, activeTimes: times }: ReturnType<typeof described>): string {
  const last = times.at(-1);
  if (!last) return '';
  return active ? `active since ${time(last.from)}` : `active until ${time(last.until ?? last.from)}`;
}

const json = (value: unknown) => JSON.stringify(value, null, 2);

/** Lists the releases, newest first, and uploads that did not finish. */
function list({ catalog, store, say }: Work, isJson: boolean): Promise<number> {
  const releases = catalog.published.toReversed().map((release) => described(catalog, release));
  if (isJson) {
    say(json({ releases, incomplete: catalog.uploads }));
    return Promise.resolve(0);
  }
  const head = ['id', 'published', 'by', 'pages', 'size', 'state'];
  const rows = releases.map((release) => [
    shortId(release.id),
    time(release.publishedAt),
    release.publishedBy,
    String(release.pages),
    size(release.bytes),
    stateOf(release),
  ]);
  const partial = catalog.uploads.map(({ id, at, by }) => [shortId(id), time(at), by, '', '', 'incomplete']);
  const all = [...partial, ...rows];
  say(all.length === 0 ? `There is no release in ${store.place}.` : table([head, ...all]));
  return Promise.resolve(0);
}

async function show({ catalog, store, say }: Work, given: string, isJson: boolean): Promise<number> {
  const release = described(catalog, findRelease(store, catalog, given));
  const { files } = await manifestOf(store, release.id);
  if (isJson) {
    const entries = Object.entries(files).map(([path, [sha256, bytes]]) => ({ path, bytes, sha256 }));
    say(json({ ...release, files: entries }));
    return 0;
  }
  const times = release.activeTimes.map(({ from, until }) => [
    'active',
    `${time(from)} until ${until === undefined ? 'now' : time(until)}`,
  ]);
  say(
    table([
      ['release', release.id],
      ['published', `${time(release.publishedAt)} by ${release.publishedBy}`],
      ['content', `${release.pages} pages, ${release.files} files, ${size(release.bytes)}`],
      ...times,
    ]),
  );
  return 0;
}

export const listCommand: MakeCommand = ({ context: { root }, output, action }) =>
  onStoreCommand('list')
    .description('list the releases, newest first')
    .option('--json', 'print JSON', false)
    .action(
      action(({ store: place, json: isJson }) =>
        onReleases({ place, root, output, command: 'releases list' }, (work) => list(work, isJson)),
      ),
    );

export const showCommand: MakeCommand = ({ context: { root }, output, action }) =>
  onStoreCommand('show')
    .description('show one release: who published it, and when it was active')
    .argument('<id>', 'a release, or the beginning of its id')
    .option('--json', 'print JSON, with all files', false)
    .action(
      action((id, { store: place, json: isJson }) =>
        onReleases({ place, root, output, command: 'releases show' }, (work) => show(work, id, isJson)),
      ),
    );
