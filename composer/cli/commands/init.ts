import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import { askAnswers, type Terminal } from '#composer/cli/init/askAnswers.ts';
import {
  bankName,
  brandColor,
  defaultAnswers,
  nameOfPackage,
  packageName,
  siteLanguages,
} from '#composer/cli/init/siteAnswers.ts';
import { regulatorOption } from '#composer/cli/init/regulatorOption.ts';
import { inFlag } from '#composer/cli/kit/inFlag.ts';
import { type MakeCommand, WrongUse } from '#composer/cli/kit/Cli.ts';
import { ownPackage } from '#composer/cli/kit/ownPackage.ts';
import { requireEmpty, writeNewFolder } from '#composer/cli/kit/writeFiles.ts';

/** Returns what `package.json` says about Portico: a version, or the path of a packed file from the new folder. */
function porticoSpec(given: string | undefined, version: string, folder: string): string {
  if (given === undefined) return `^${version}`;
  if (!given.endsWith('.tgz') || /^(?:https?|file):/.test(given)) return given;
  const file = resolve(given);
  if (!existsSync(file)) throw new WrongUse(`--portico: there is no file ${given}.`);
  return `file:${relative(folder, file).replaceAll('\\', '/')}`;
}

/** The package manager that runs this command, if one does. */
const packageManager = () => /^(pnpm|yarn)\//.exec(process.env['npm_config_user_agent'] ?? '')?.[1] ?? 'npm';

/** Where `init` asks; nothing is asked of a script. */
const processTerminal = (): Terminal | undefined =>
  process.stdin.isTTY && process.stdout.isTTY ? { input: process.stdin, output: process.stdout } : undefined;

/**
 * `portico init`: writes a new site. On a terminal it asks what flags do not say.
 *
 * @param terminal Where to ask; `undefined` to use the defaults.
 */
export const initWith =
  (terminal: () => Terminal | undefined): MakeCommand =>
  ({ context: { library }, output, action }) =>
    new Command('init')
      .description('start a site: write its pages, brand, and settings to a new folder')
      .argument('<folder>', 'new folder, whose name becomes the package name')
      .option('--name <name>', 'name of the bank', inFlag('--name', bankName))
      .option(
        '--languages <list>',
        'languages of the pages, such as en,es,zh',
        inFlag('--languages', siteLanguages),
      )
      .option('--color <color>', 'color of the brand, such as #0b5d4b', inFlag('--color', brandColor))
      .addOption(regulatorOption('by default, fdic'))
      .option('--portico <spec>', 'version of Portico that the site uses, or a packed file')
      .action(
        action(async (given, { portico, ...flags }) => {
          const folder = resolve(given);
          const slug = packageName(folder);
          requireEmpty(folder, given);
          const own = ownPackage(library);
          const spec = porticoSpec(portico, own.version, folder);
          const usual = { ...defaultAnswers, name: nameOfPackage(slug) };
          const place = terminal();
          const answers = place ? await askAnswers(flags, usual, place) : { ...usual, ...flags };
          // Loaded late, so that the other commands start fast.
          const { siteFiles } = await import('#composer/cli/init/siteFiles.ts');
          const files = await siteFiles(answers, { library, own, slug, portico: spec, now: new Date() });
          writeNewFolder(folder, files);
          const manager = packageManager();
          const steps = [
            ...(folder === process.cwd() ? [] : [`cd ${given}`]),
            `${manager} install`,
            `${manager} start`,
          ];
          output.out(
            `The site of ${answers.name} is in ${given}: ${files.size} files.\n\nNext:\n${steps.map((step) => `  ${step}\n`).join('')}`,
          );
          return 0;
        }),
      );

export const init = initWith(processTerminal);
