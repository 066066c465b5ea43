import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Argument, Command, Option } from '@commander-js/extra-typings';
import { bankName, brandColor } from '#composer/cli/init/siteAnswers.ts';
import { regulatorOption } from '#composer/cli/init/regulatorOption.ts';
import { inFlag } from '#composer/cli/kit/inFlag.ts';
import { type Cli, type CommandContext, type MakeCommand, WrongUse } from '#composer/cli/kit/Cli.ts';
import type { BrandAnswers } from '#composer/cli/new/newBrand.ts';
import { readArguments } from '#composer/cli/new/sectionName.ts';
import type { Site } from '#composer/page/loadSite.ts';

/** Each module is loaded only by its command, so that the others start fast. */
const projectSite = () => import('#composer/cli/new/projectSite.ts');

/** Runs work on the site of the project, and prints what it returns. */
const onSite =
  ({ context: { root }, output, action }: Cli) =>
  <Args extends readonly unknown[]>(work: (site: Site, ...args: Args) => Promise<string> | string) =>
    action(async (...args: Args) => {
      const { projectSite: load } = await projectSite();
      output.out(await work(await load(root), ...args));
      return 0;
    });

const title = () => new Option('--title <text>', 'title of the page; by default, from its name');

function page(cli: Cli) {
  return new Command('page')
    .description('write a page')
    .argument('<name>', 'name of the page, such as savings-goals or es/metas')
    .addOption(title())
    .action(
      onSite(cli)(async (site, name: string, options: { title?: string }) => {
        const { pageFile } = await projectSite();
        const { newPage } = await import('#composer/cli/new/newPage.ts');
        return newPage(site, pageFile(name), options.title);
      }),
    );
}

function article(cli: Cli) {
  return new Command('article')
    .description('write an article')
    .argument('<name>', 'name of the article, such as first-home or es/first-home')
    .addOption(title())
    .action(
      onSite(cli)(async (site, name: string, options: { title?: string }) => {
        const { pageFile } = await projectSite();
        const { articleFile, newArticle } = await import('#composer/cli/new/newArticle.ts');
        return newArticle(site, articleFile(pageFile(name)), options.title);
      }),
    );
}

function brand(cli: Cli) {
  return new Command('brand')
    .description('write a brand made from one color')
    .argument('<name>', 'name of its folder, such as river-bank')
    .requiredOption('--color <color>', 'color of the brand, such as #0b5d4b', inFlag('--color', brandColor))
    .option('--bank <name>', 'name of the bank; by default, from the folder', inFlag('--bank', bankName))
    .addOption(regulatorOption('by default, that of the site’s own brand'))
    .action(
      onSite(cli)(async (site, name: string, options: BrandAnswers) => {
        const { newBrand } = await import('#composer/cli/new/newBrand.ts');
        return newBrand(site, name, options, cli.context.library);
      }),
    );
}

function language(cli: Cli) {
  return new Command('language')
    .description('write pages, words, and fragments in another language')
    .argument('<language>', 'es or zh')
    .action(
      onSite(cli)(async (site, name: string) => {
        const { newLanguage, newLocale } = await import('#composer/cli/new/newLanguage.ts');
        return newLanguage(site, newLocale(site, name), cli.context.library, new Date());
      }),
    );
}

/**
 * `portico new section` in a site. In this repository, `newSection.ts` runs before this program is bundled, because the
 * bundle must include the new section; here it has only the help.
 */
function section({ context: { root, library }, output, action }: Cli) {
  const isSource = existsSync(join(library, 'composer/cli/main.ts')) && root === library;
  const command = new Command('section')
    .description('write a section of your own')
    .addArgument(new Argument('<Name>', 'name of the component, such as RateTable'))
    .action(
      action(async (given: string) => {
        const parsed = readArguments([given]);
        if ('problem' in parsed) throw new WrongUse(parsed.problem);
        const { allSections } = await import('#composer/project/allSections.ts');
        if (allSections.registry.has(parsed.name))
          throw new WrongUse(`Portico has a section named ${parsed.name}. Choose another name.`);
        const { newSiteSection } = await import('#composer/cli/new/siteSection.ts');
        output.out(newSiteSection(root, parsed.name));
        return 0;
      }),
    );
  if (isSource)
    command.addOption(
      new Option('--level <level>', 'what it does in the browser')
        .choices(['html', 'behaviour', 'island'])
        .default('html'),
    );
  return command;
}

/** `portico new`: writes a page, article, brand, language, or section that passes the check. Overwrites nothing. */
export const newCommand: MakeCommand<CommandContext> = (cli) => {
  const command = new Command('new').description('add a page, article, brand, language, or section');
  for (const make of [page, article, brand, language, section]) command.addCommand(make(cli));
  return command;
};
