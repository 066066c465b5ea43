import { resolve } from 'node:path';
import { type MakeCommand, WrongUse } from '#composer/cli/kit/Cli.ts';
import {
  activateRelease,
  activeTimes,
  previousRelease,
  rollBack,
} from '#composer/releases/activateRelease.ts';
import { archiveSite } from '#composer/releases/archiveSite.ts';
import { activeIn, readCatalog } from '#composer/releases/Catalog.ts';
import { findRelease } from '#composer/releases/findRelease.ts';
import { shortId } from '#composer/releases/manifest.ts';
import { StoreFailure } from '#composer/releases/ObjectStore.ts';
import { pruneReleases } from '#composer/releases/pruneReleases.ts';
import { publishRelease } from '#composer/releases/publishRelease.ts';
import { ago, onReleases, onStoreCommand, size, time, type Work } from './releasesWork.ts';

async function activate({ store, catalog, act, say, recorded }: Work, given: string): Promise<number> {
  const { id } = findRelease(store, catalog, given);
  const { before, isActive, overtaken } = await recorded('activate', { release: id }, () =>
    activateRelease(store, catalog, id, act),
  );
  if (isActive) {
    say(`Release ${shortId(id)} is active already, since ${time(before?.at ?? act.at)}.`);
    return 0;
  }
  if (overtaken)
    say(
      `${overtaken.by} activated ${shortId(overtaken.id)} at the same time; this activation came after it and replaces it.`,
    );
  const was = before ? ` Before: ${shortId(before.id)}, since ${time(before.at)}.` : '';
  say(`Release ${shortId(id)} is active.${was}`);
  return 0;
}

interface PublishFlags {
  readonly site: string;
  readonly activate: boolean;
}

async function publish(work: Work, { site: shown, activate: isActivated }: PublishFlags): Promise<number> {
  const { store, root, act, say, recorded } = work;
  const site = await archiveSite(resolve(root, shown), shown);
  const published = await recorded('publish', { release: site.id }, () => publishRelease(store, site, act));
  const { release, isKnown, uploaded, uploadedBytes } = published;
  say(
    isKnown
      ? `Release ${shortId(release.id)} is in ${store.place} already, since ${time(release.at)}${uploaded > 0 ? `; ${uploaded} files that it lacked were uploaded` : ''}.`
      : `Release ${shortId(release.id)} published to ${store.place}: ${release.pages} pages, ${uploaded} of ${release.files} files uploaded (${size(uploadedBytes)} of ${size(release.bytes)}).`,
  );
  if (!isActivated) return 0;
  return activate({ ...work, catalog: await readCatalog(store) }, release.id);
}

async function goBack({ store, catalog, act, say, recorded }: Work, to: string | undefined): Promise<number> {
  const active = activeIn(catalog);
  const target = to === undefined ? previousRelease(catalog) : findRelease(store, catalog, to);
  if (!active || !target)
    throw new StoreFailure(
      active
        ? `No release in ${store.place} was active before ${shortId(active.id)}. Choose one with --to; see: portico releases list`
        : `No release in ${store.place} is active. See: portico releases activate --help`,
    );
  if (target.id === active.id) throw new StoreFailure(`Release ${shortId(target.id)} is active already.`);
  const times = activeTimes(catalog).findLast(({ id, until }) => id === target.id && until !== undefined);
  await recorded('rollback', { release: target.id, from: active.id }, () =>
    rollBack(store, catalog, target.id, act),
  );
  const when = times
    ? `, which was active from ${time(times.from)} until ${time(times.until ?? '')} (${ago(times.until ?? '', new Date(act.at))})`
    : ', which was never active before';
  say(`Rolled back from ${shortId(active.id)} to ${shortId(target.id)}${when}.`);
  return 0;
}

async function prune({ store, act, say, recorded }: Work, keep: number): Promise<number> {
  const { removed, kept, files } = await recorded('prune', { keep }, () => pruneReleases(store, keep, act));
  const ids = removed.map(({ id }) => shortId(id)).join(', ');
  const what = removed.length === 1 ? '1 release' : `${removed.length} releases`;
  say(`${what} deleted${ids && ` (${ids})`}, with ${files} files; ${kept.length} kept.`);
  return 0;
}

export const publishCommand: MakeCommand = ({ context: { root }, output, action }) =>
  onStoreCommand('publish')
    .description('upload the built site as a release, and print its id')
    .option('--site <folder>', 'folder of the built site', 'dist')
    .option('--activate', 'also make it the active release', false)
    .action(
      action(({ store: place, ...flags }) =>
        onReleases({ place, root, output, command: 'releases publish' }, (work) => publish(work, flags)),
      ),
    );

export const activateCommand: MakeCommand = ({ context: { root }, output, action }) =>
  onStoreCommand('activate')
    .description('make a release the active one; all servers follow')
    .argument('<id>', 'a release, or the beginning of its id')
    .action(
      action((id, { store: place }) =>
        onReleases({ place, root, output, command: 'releases activate' }, (work) => activate(work, id)),
      ),
    );

export const rollbackCommand: MakeCommand = ({ context: { root }, output, action }) =>
  onStoreCommand('rollback')
    .description('go back to the release that was active before; again, to the one before that')
    .option('--to <id>', 'another release to go back to')
    .action(
      action(({ store: place, to }) =>
        onReleases({ place, root, output, command: 'releases rollback' }, (work) => goBack(work, to)),
      ),
    );

/** Parses the number of releases to keep. @throws {WrongUse} */
function readKeep(text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new WrongUse(`--keep: expected a whole number from 1; got "${text}".`);
}

export const pruneCommand: MakeCommand = ({ context: { root }, output, action }) =>
  onStoreCommand('prune')
    .description('delete old releases, except those that servers may still use')
    .option('--keep <n>', 'number of the newest releases to keep', readKeep, 10)
    .action(
      action(({ store: place, keep }) =>
        onReleases({ place, root, output, command: 'releases prune' }, (work) => prune(work, keep)),
      ),
    );
