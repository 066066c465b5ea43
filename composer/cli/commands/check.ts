import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { CommandContext } from '#composer/cli/CommandContext.ts';
import { readBrands } from '#composer/brand/readBrand.ts';
import { applyFixes } from '#composer/page/edit.ts';
import { loadSite, reloadFile, type Site } from '#composer/page/loadSite.ts';
import { checkWith } from '#composer/cli/checkOptions.ts';
import type { Problem } from '#composer/page/problem.ts';
import { problemsByFile } from '#composer/page/problemsByFile.ts';
import type { SectionSet } from '#composer/page/SectionSet.ts';
import { reportHuman } from '#composer/page/report/human.ts';
import { reportJson } from '#composer/page/report/json.ts';
import { reportSarif } from '#composer/page/report/sarif.ts';

/** Where a command writes. */
export interface CommandOutput {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  /** True for a terminal that shows colours. */
  readonly colour: boolean;
}

/** Where commands write unless a test listens. */
export const terminal: CommandOutput = {
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
  colour: process.stdout.isTTY && process.env['NO_COLOR'] === undefined,
};

/** `portico check`: lists every problem of a site's folder. The exit code is 1 when one is an error, 2 for wrong use. */
export async function runCheck(
  args: readonly string[],
  { root, sections }: Pick<CommandContext, 'root' | 'sections'>,
  output: CommandOutput = terminal,
): Promise<number> {
  const options = readOptions(args);
  if (typeof options === 'string') {
    output.error(
      `portico check: ${options}\nUsage: portico check [folder] [--format human|json|sarif] [--fix]\n`,
    );
    return 2;
  }
  const folder = resolve(root, options.folder);
  if (!existsSync(folder)) {
    output.error(`portico check: there is no folder ${options.folder}.\n`);
    return 2;
  }
  const site = loadSite(folder);
  await readBrands(site);
  let problems = checkWith(site, sections);
  if (options.fix) {
    const fixed = fixFiles(site, problems, sections);
    if (fixed > 0) {
      output.error(`Put right: ${fixed}.\n\n`);
      problems = checkWith(site, sections);
    }
  }
  output.out(`${report(site, problems, options.format, root, output.colour)}\n`);
  return problems.some(({ severity }) => severity === 'error') ? 1 : 0;
}

type Format = 'human' | 'json' | 'sarif';

/** The options, or what is wrong with them. */
function readOptions(args: readonly string[]): { folder: string; format: Format; fix: boolean } | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        format: { type: 'string', default: 'human' },
        fix: { type: 'boolean', default: false },
      },
    });
    const { format, fix } = values;
    const [folder = 'pages-json', ...more] = positionals;
    if (more.length > 0) return `one folder at a time, not ${positionals.join(' ')}.`;
    if (format !== 'human' && format !== 'json' && format !== 'sarif')
      return `there is no format "${format}".`;
    return { folder, format, fix };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function report(
  site: Site,
  problems: readonly Problem[],
  format: Format,
  root: string,
  colour: boolean,
): string {
  switch (format) {
    case 'json':
      return reportJson(site, problems, root);
    case 'sarif':
      return reportSarif(site, problems, root);
    default:
      return reportHuman(site, problems, { colour, from: root });
  }
}

/** Makes every safe fix on disk, until none is left to make; returns how many were made. */
function fixFiles(site: Site, found: readonly Problem[], sections: SectionSet): number {
  let problems = found;
  let made = 0;
  // A fix can uncover the next problem, e.g. bad JSON that hid a wrong name; ten rounds are plenty.
  for (let round = 0; round < 10 && problems.some(({ fix }) => fix); round++) {
    for (const [file, inFile] of problemsByFile(problems)) {
      const source = site.files.get(file);
      if (!source) continue;
      const { text, fixed } = applyFixes(source.text, inFile);
      if (fixed.length === 0) continue;
      writeFileSync(join(site.folder, file), text);
      reloadFile(site, file);
      made += fixed.length;
    }
    problems = checkWith(site, sections);
  }
  return made;
}
