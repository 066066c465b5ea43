import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import { isDay } from '#lib/format/dates.ts';
import { ratesAt, rateLines } from '#composer/rates/ratesAt.ts';
import { loadSite } from '#composer/page/loadSite.ts';
import { demoRates, todayOf } from '#composer/publish/input/demoRates.ts';
import { rateBook } from '#composer/publish/input/siteInput.ts';
import { type MakeCommand, oneOf, WrongUse } from '#composer/cli/kit/Cli.ts';
import { siteFolder } from '#composer/cli/kit/siteFolder.ts';

function readDay(text: string): string {
  if (text === 'today' || isDay(text)) return text;
  throw new WrongUse(`expected a day such as 2026-10-01; got "${text}".`);
}

/** `portico rates at 2026-10-01`: prints the rates in force on a day. The exit code is 1 if there are none. */
const at: MakeCommand = ({ context: { root }, output, action }) =>
  new Command('at')
    .description('print the rates in force on a day')
    .argument('[day]', 'such as 2026-10-01', readDay, 'today')
    .option('--pages <folder>', 'folder of the site', 'pages-json')
    .option('--format <format>', 'human or json', oneOf('--format', ['human', 'json']), 'human')
    .action(
      action((dayOrToday, { pages, format }) => {
        const site = loadSite(siteFolder(root, pages));
        const day = dayOrToday === 'today' ? todayOf(site) : dayOrToday;
        const current = ratesAt(rateBook(site), day);
        if (format === 'json') output.out(`${JSON.stringify({ day, rates: current }, null, 2)}\n`);
        else if (current.length > 0) output.out(`${rateLines(current).join('\n')}\n`);
        else output.out(`No rates were in force on ${day}.\n`);
        return current.length > 0 ? 0 : 1;
      }),
    );

/** `portico rates sample --out rates`: writes the rate files of a demo, continued until a day. */
const sample: MakeCommand = ({ context: { root }, output, action }) =>
  new Command('sample')
    .description('write rate files with invented changes until a day, for a demo')
    .argument('[day]', 'such as 2026-10-01', readDay, 'today')
    .requiredOption('--out <folder>', 'folder to write the files into')
    .option('--pages <folder>', 'folder of the site', 'pages-json')
    .action(
      action((dayOrToday, { pages, out }) => {
        const site = loadSite(siteFolder(root, pages));
        const day = dayOrToday === 'today' ? todayOf(site) : dayOrToday;
        const folder = resolve(root, out);
        mkdirSync(folder, { recursive: true });
        const files = demoRates(site, day);
        for (const [name, { text }] of files) writeFileSync(join(folder, `${name}.json`), text);
        output.out(
          `Wrote ${files.size} rate files as of ${day} into ${out}/. They are invented; never publish them as yours.\n`,
        );
        return 0;
      }),
    );

/** `portico rates`: what is in the rate files, and rate files for a demo. */
export const rates: MakeCommand = (cli) =>
  new Command('rates')
    .description('inspect the rate files, or continue those of a demo')
    .addCommand(at(cli))
    .addCommand(sample(cli));
