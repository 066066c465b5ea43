import { existsSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
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

/** Where a site gets Portico from. */
interface PorticoSource {
  /** What `package.json` says: a version, or a packed file. */
  readonly spec: string;
  /** A packed file of this machine, which becomes a part of the site: other machines install it too. */
  readonly packed?: string;
}

function porticoSource(given: string | undefined, version: string): PorticoSource {
  if (given === undefined) return { spec: `^${version}` };
  if (!given.endsWith('.tgz') || /^(?:https?|file):/.test(given)) return { spec: given };
  const packed = resolve(given);
  if (!existsSync(packed)) throw new WrongUse(`--portico: there is no file ${given}.`);
  return { spec: `file:vendor/${basename(packed)}`, packed };
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
          const { spec, packed } = porticoSource(portico, own.version);
          const usual = { ...defaultAnswers, name: nameOfPackage(slug) };
          const place = terminal();
          const answers = place ? await askAnswers(flags, usual, place) : { ...usual, ...flags };
          // Loaded late, so that the other commands start fast.
          const { siteFiles } = await import('#composer/cli/init/siteFiles.ts');
          const files = await siteFiles(answers, { library, own, slug, portico: spec, now: new Date() });
          if (packed !== undefined) files.set(`vendor/${basename(packed)}`, readFileSync(packed));
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
