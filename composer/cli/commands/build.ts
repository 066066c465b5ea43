import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { registry } from '#sections/registry.gen.ts';
import type { CommandContext } from '#composer/cli/CommandContext.ts';
import { checkSite } from '#composer/page/check.ts';
import { loadSite } from '#composer/page/loadSite.ts';
import { reportHuman } from '#composer/page/report/human.ts';
import { refusedPages } from '#composer/publish/refusedPages.ts';
import { checkOptions } from '#composer/cli/checkOptions.ts';
import { publishSite } from '#composer/publish/publishSite.ts';

/**
 * `portico build`: checks every page, publishes the good ones into a folder that any static host can serve, and fails
 * with the list of problems when there are any. A page with a problem keeps its last good version.
 */
export async function runBuild(args: readonly string[], { root, bundle }: CommandContext): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      pages: { type: 'string', default: 'pages-json' },
      out: { type: 'string', default: 'dist' },
    },
  });
  const started = performance.now();
  const site = loadSite(resolve(root, values.pages));
  const problems = checkSite(site, registry, checkOptions);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) process.stderr.write(`${reportHuman(site, problems)}\n`);
  if (!site.siteFile?.definition) return 1;
  const out = resolve(root, values.out);
  const report = await publishSite({
    root,
    bundle,
    site,
    out,
    refused: refusedPages(site, errors),
    refusedFiles: new Set(errors.map(({ file }) => file)),
  });
  for (const { path, error } of report.failures)
    process.stderr.write(`${path} could not be rendered: ${error}\n`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const parts = [`${report.rendered} pages rendered`, `${report.unchanged} unchanged`];
  if (report.removed > 0) parts.push(`${report.removed} removed`);
  if (report.kept.length > 0) parts.push(`${report.kept.length} kept at their last good version`);
  process.stdout.write(`${parts.join(', ')} in ${seconds} s. The site is in ${values.out}/.\n`);
  return errors.length > 0 || report.failures.length > 0 ? 1 : 0;
}
