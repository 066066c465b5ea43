import { Command } from '@commander-js/extra-typings';
import { isDay, bankDay, defaultTimeZone } from '#lib/format/dates.ts';
import { ratesAt, rateLines } from '#composer/rates/ratesAt.ts';
import { loadSite } from '#composer/page/loadSite.ts';
import { rateBook } from '#composer/publish/input/siteInput.ts';
import { type MakeCommand, oneOf, WrongUse } from '#composer/cli/kit/Cli.ts';
import { siteFolder } from '#composer/cli/kit/siteFolder.ts';

function readDay(text: string): string {
  if (text === 'today' || isDay(text)) return text;
  throw new WrongUse(`expected a day such as 2026-10-01; got "${text}".`);
}

/** `portico rates at 2026-10-01`: prints the rates in force on a day. The exit code is 1 if there are none. */
export const rates: MakeCommand = ({ context: { root }, output, action }) =>
  new Command('rates').description('inspect the rate files').addCommand(
    new Command('at')
      .description('print the rates in force on a day')
      .argument('[day]', 'such as 2026-10-01', readDay, 'today')
      .option('--pages <folder>', 'folder of the site', 'pages-json')
      .option('--format <format>', 'human or json', oneOf('--format', ['human', 'json']), 'human')
      .action(
        action((dayOrToday, { pages, format }) => {
          const site = loadSite(siteFolder(root, pages));
          const timeZone = site.config?.rates.timeZone ?? defaultTimeZone;
          const day = dayOrToday === 'today' ? bankDay(new Date(), timeZone) : dayOrToday;
          const current = ratesAt(rateBook(site), day);
          if (format === 'json') output.out(`${JSON.stringify({ day, rates: current }, null, 2)}\n`);
          else if (current.length > 0) output.out(`${rateLines(current).join('\n')}\n`);
          else output.out(`No rates were in force on ${day}.\n`);
          return current.length > 0 ? 0 : 1;
        }),
      ),
  );
