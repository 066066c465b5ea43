import { Command } from '@commander-js/extra-typings';
import {
  type CommandContext,
  type MakeCommand,
  oneOf,
  WrongUse,
  type SiteContext,
} from '#composer/cli/kit/Cli.ts';
import { watchSite } from '#composer/cli/kit/watchSite.ts';
import { sitePart } from '#composer/cli/kit/siteFolder.ts';
import { readBrands } from '#composer/brand/readBrand.ts';
import { loadSite, type Site } from '#composer/page/loadSite.ts';
import { nameToRead } from '#composer/page/nameToRead.ts';
import { checkWith, filesReachedWith, namesWith } from '#composer/project/checkOptions.ts';
import { StoredReports } from '#composer/project/StoredReports.ts';
import { fixFiles } from '#composer/project/fixFiles.ts';
import { keepNames } from '#composer/project/namesFiles.ts';
import { nearest } from '#composer/problems/nearest.ts';
import type { Problem } from '#composer/problems/problem.ts';
import type { ProblemType } from '#composer/problems/problemType.ts';
import { problemTypes, explain } from '#composer/check/problemTypes.ts';
import { condensed } from '#composer/check/reports/condensed.ts';
import { type HumanOptions, reportHuman } from '#composer/check/reports/human.ts';
import { reportJson } from '#composer/check/reports/json.ts';
import { reportSarif } from '#composer/check/reports/sarif.ts';

const formats = ['human', 'json', 'sarif'] as const;
type Format = (typeof formats)[number];

const usualFolder = 'pages-json';

/**
 * `portico check`: lists every problem of a site's folder, or of one file and what it is made with. The exit code is 1
 * if one of them is an error.
 */
export const check: MakeCommand<SiteContext> = ({ context, output, action }) =>
  new Command('check')
    .description('check the pages and list every problem')
    .argument('[path]', 'folder of the site, or one of its files', usualFolder)
    .option('--format <format>', `one of ${formats.join(', ')}`, oneOf('--format', formats), 'human')
    .option('--watch', 'check again after each change', false)
    .option('--fix', 'apply the fixes that are safe', false)
    .option('--explain <code>', 'explain the code of a problem, with an example', typeOfCode)
    .action(
      action(async (given, { format, fix, watch, explain: type }) => {
        if (type) {
          output.out(`${explain(type)}\n`);
          return 0;
        }
        if (watch && (fix || format !== 'human'))
          throw new WrongUse(`--watch cannot be used with ${fix ? '--fix' : `--format ${format}`}.`);
        const { root, bundle, sections } = context;
        const { folder, file } = sitePart(root, given, usualFolder);
        const site = loadSite(folder);
        if (file !== undefined && !site.files.has(file)) throw new WrongUse(notRead(given, file));
        const only = file === undefined ? {} : { only: given };
        const reports = new StoredReports(root, bundle, site);
        const checked = async () => {
          await readBrands(site);
          const found = checkWith(site, sections, reports);
          reports.save();
          if (file === undefined) return found;
          const files = filesReachedWith(site, sections, file);
          return found.filter((problem) => files.has(problem.file));
        };
        if (watch) {
          return keepChecking(
            site,
            context,
            checked,
            (problems) => {
              keepNames(site.folder, namesWith(site, sections));
              return report(site, problems, format, { from: root, color: output.color, ...only });
            },
            output.out,
          );
        }
        let problems: readonly Problem[] = await checked();
        if (fix) {
          const { made, left } = await fixFiles(site, problems, checked);
          if (made > 0) output.error(`Problems fixed: ${made}.\n\n`);
          problems = left;
        }
        keepNames(site.folder, namesWith(site, sections));
        output.out(`${report(site, problems, format, { from: root, color: output.color, ...only })}\n`);
        return problems.some(({ severity }) => severity === 'error') ? 1 : 0;
      }),
    );

/** Lines around each report of `--watch`, by which editors know when a check begins and ends. */
const watchLines = { begin: 'Checking …\n', end: 'Checked. Watching for changes.\n' } as const;

/** Checks a site now and after each change. @returns The exit code once it ends. */
function keepChecking(
  site: Site,
  context: CommandContext,
  checked: () => Promise<readonly Problem[]>,
  reported: (problems: readonly Problem[]) => string,
  write: (text: string) => void,
): Promise<number> {
  return watchSite(site, { ...context, command: 'check' }, async () => {
    write(watchLines.begin);
    try {
      write(`${reported(await checked())}\n`);
    } finally {
      write(watchLines.end);
    }
  });
}

/** Says why a file of a site's folder is not checked. */
function notRead(given: string, file: string): string {
  const name = nameToRead(file);
  return name === undefined
    ? `${given} is not a file with definitions, such as a page.`
    : `${given} is not read as a definition; its name should be ${name}.`;
}

/** Parses the code of a problem. */
function typeOfCode(code: string): ProblemType {
  const type = problemTypes.find((one) => one.code === code);
  if (type) return type;
  const codes = problemTypes.map((one) => one.code);
  const near = nearest(code, codes);
  const hint = near === undefined ? `Codes: ${codes.join(', ')}.` : `Did you mean "${near}"?`;
  throw new WrongUse(`--explain: unknown code "${code}". ${hint}`);
}

function report(
  site: Site,
  problems: readonly Problem[],
  format: Format,
  options: HumanOptions & { readonly from: string },
): string {
  switch (format) {
    case 'json':
      return reportJson(site, problems, options.from);
    case 'sarif':
      return reportSarif(site, problems, options.from);
    default:
      return reportHuman(site, condensed(problems), options);
  }
}
