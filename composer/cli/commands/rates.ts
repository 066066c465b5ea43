import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dayOf } from '#data/rateAnswer.ts';
import { bankDay } from '#composer/rates/inForce.ts';
import { rateLines } from '#composer/rates/rateLines.ts';
import { ratesAt } from '#composer/rates/ratesAt.ts';
import { loadSite } from '#composer/page/loadSite.ts';
import { rateBook } from '#composer/publish/siteInput.ts';
import type { CommandContext } from '#composer/cli/CommandContext.ts';
import { terminal, type CommandOutput } from './check.ts';

const usage = 'Usage: portico rates at YYYY-MM-DD|today [--pages folder] [--format human|json]\n';

interface Options {
  readonly day: string;
  readonly pages: string;
  readonly format: 'human' | 'json';
}

/** The options, or what is wrong with them. */
function readOptions(args: readonly string[]): Options | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        pages: { type: 'string', default: 'pages-json' },
        format: { type: 'string', default: 'human' },
      },
    });
    const [what, day = 'today', ...more] = positionals;
    if (what !== 'at' || more.length > 0) return 'expected "at" and a day.';
    if (day !== 'today' && dayOf(day) !== day) return `"${day}" is no day; write it as 2026-10-01.`;
    const { format, pages } = values;
    if (format !== 'human' && format !== 'json') return `there is no format "${format}".`;
    return { day, pages, format };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** `portico rates at 2026-10-01`: prints what was in force on a day. The exit code is 1 when nothing was, 2 for wrong use. */
export function runRates(
  args: readonly string[],
  { root }: Pick<CommandContext, 'root'>,
  output: CommandOutput = terminal,
): Promise<number> {
  const options = readOptions(args);
  if (typeof options === 'string') {
    output.error(`portico rates: ${options}\n${usage}`);
    return Promise.resolve(2);
  }
  const folder = resolve(root, options.pages);
  if (!existsSync(folder)) {
    output.error(`portico rates: there is no folder ${options.pages}.\n`);
    return Promise.resolve(2);
  }
  const site = loadSite(folder);
  const timeZone = site.config?.rates.timeZone ?? 'America/New_York';
  const day = options.day === 'today' ? bankDay(new Date(), timeZone) : options.day;
  const rates = ratesAt(rateBook(site), day);
  if (options.format === 'json') output.out(`${JSON.stringify({ day, rates }, null, 2)}\n`);
  else if (rates.length > 0) output.out(`${rateLines(rates).join('\n')}\n`);
  else output.out(`No rates were in force on ${day}.\n`);
  return Promise.resolve(rates.length > 0 ? 0 : 1);
}
