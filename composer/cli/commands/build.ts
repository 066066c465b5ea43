import { setFlagsFromString } from 'node:v8';
import { Command } from '@commander-js/extra-typings';
import { type MakeCommand, type SiteContext, WrongUse } from '#composer/cli/kit/Cli.ts';
import { readBrands } from '#composer/brand/readBrand.ts';
import { nativePackages, requirePackages } from '#composer/native/nativePackages.ts';
import { loadSite, type Site } from '#composer/page/loadSite.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { condensed } from '#composer/check/reports/condensed.ts';
import { reportHuman } from '#composer/check/reports/human.ts';
import type { SectionSet } from '#composer/page/SectionSet.ts';
import { demoRates, todayOf } from '#composer/publish/input/demoRates.ts';
import { refusedBy } from '#composer/publish/input/refusedBy.ts';
import { checkWith } from '#composer/project/checkOptions.ts';
import { StoredReports } from '#composer/project/StoredReports.ts';
import { outFolder } from '#composer/cli/kit/outFolder.ts';
import { privateFolder } from '#composer/release/release.ts';
import { siteFolder } from '#composer/cli/kit/siteFolder.ts';
import { watchSite } from '#composer/cli/kit/watchSite.ts';

interface BuildOptions extends SiteContext {
  readonly pages: string;
  /** Folder of the published site: as given by the user, and as an absolute path. */
  readonly shown: string;
  readonly out: string;
  /** Continues the rate files until today. */
  readonly demo: boolean;
  readonly reports: StoredReports;
}

/** Checks a site and prints its problems. @returns The errors, which prevent publishing. */
function checked(site: Site, sections: SectionSet, store: StoredReports): readonly Problem[] {
  const problems = checkWith(site, sections, store);
  store.save();
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) process.stderr.write(`${reportHuman(site, condensed(problems))}\n`);
  return errors;
}

/** Checks a loaded site and publishes its valid pages. @returns The exit code. */
async function buildOnce(
  site: Site,
  { out, shown, demo, reports, ...context }: BuildOptions,
): Promise<number> {
  const { sections } = context;
  const started = performance.now();
  let errors: readonly Problem[] = [];
  const check = () => {
    errors = checked(site, sections, reports);
    return refusedBy(site, errors);
  };
  await readBrands(site);
  if (!site.siteFile?.definition) {
    check();
    return 1;
  }
  const { publishSite } = await import('#composer/publish/publishSite.ts');
  const published = demo ? { ...site, rates: demoRates(site, todayOf(site)) } : site;
  const report = await publishSite({ ...context, site: published, out, refused: check });
  for (const { path, error } of report.failures)
    process.stderr.write(`${path} could not be rendered: ${error}\n`);
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  const parts = [`${report.rendered} pages rendered`, `${report.unchanged} unchanged`];
  if (report.removed > 0) parts.push(`${report.removed} removed`);
  if (report.kept.length > 0) parts.push(`${report.kept.length} kept at their last good version`);
  process.stdout.write(`${parts.join(', ')} in ${seconds} s. The site is in ${shown}/.\n`);
  return errors.length > 0 || report.failures.length > 0 ? 1 : 0;
}

/** Rebuilds after each change. @returns The exit code once it ends. */
function keepBuilding(site: Site, options: BuildOptions): Promise<number> {
  // Nearly the whole heap stays alive now, so collecting it often would take longer than the rebuilds themselves.
  setFlagsFromString('--heap-growing-percent=100');
  process.stdout.write('Watching for changes. Press Ctrl+C to stop.\n');
  return watchSite(site, { ...options, command: 'build', isDone: true }, () => buildOnce(site, options));
}

/**
 * Limits the memory of building a large site: by default V8 lets the heap of each thread grow to a multiple of its live
 * data. Collecting more often costs CPU time. Parallel scavenging would cost more, because every core already renders.
 */
const heapFlags = [
  '--min-semi-space-size=8',
  '--max-semi-space-size=16',
  '--semi-space-growth-factor=1',
  '--heap-growing-percent=30',
  '--no-parallel-scavenge',
];

/**
 * `portico build`: checks every page, publishes the valid ones into a folder that any static host can serve, and exits
 * with 1 if there are errors. A page with an error keeps its last valid version. `--watch` rebuilds after each change.
 */
export const build: MakeCommand<SiteContext> = ({ context, action }) =>
  new Command('build')
    .description('check and build the site')
    .option('--pages <folder>', 'folder of the pages', 'pages-json')
    .option('--out <folder>', 'folder of the published site', 'dist')
    .option('--server [folder]', 'also write a folder that plain Node serves: "server", or the given one')
    .option('--demo', 'continue the rates until today with invented changes', false)
    .option('--watch', 'watch for changes and publish each one', false)
    .action(
      action(async (given) => {
        if (given.watch && given.server !== undefined)
          throw new WrongUse('--server cannot be used with --watch: the server has the pages of one build.');
        requirePackages(nativePackages);
        const { root } = context;
        const pages = siteFolder(root, given.pages);
        const out = outFolder(root, given.out, {
          option: '--out',
          what: 'a site',
          mark: privateFolder,
          apart: { [`the pages in ${given.pages}`]: pages },
        });
        const server = given.server === true ? 'server' : given.server;
        const serverFolder =
          server &&
          outFolder(root, server, {
            option: '--server',
            what: 'a server',
            mark: 'manifest.json',
            apart: { [`the pages in ${given.pages}`]: pages, [`the site in ${given.out}`]: out },
          });
        for (const flag of heapFlags) setFlagsFromString(flag);
        const site = loadSite(pages);
        const reports = new StoredReports(root, context.bundle, site);
        const options = {
          ...context,
          pages,
          shown: given.out,
          out,
          demo: given.demo,
          reports,
        };
        const code = await buildOnce(site, options);
        // A server of pages with errors would look finished.
        if (code === 0 && serverFolder) {
          const { writeArtifact } = await import('#composer/cli/artifact/writeArtifact.ts');
          await writeArtifact({ ...context, site: out, folder: serverFolder });
          process.stdout.write(`The server is in ${server}/. Start it with: node ${server}/server.mjs\n`);
        }
        return given.watch ? keepBuilding(site, options) : code;
      }),
    );
