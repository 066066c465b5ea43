import { allSections } from '#composer/project/allSections.ts';
import type { CommandContext } from './kit/CommandContext.ts';
import { build } from './commands/build.ts';
import { check } from './commands/check.ts';
import { dev } from './commands/dev.ts';
import { gen } from './commands/gen.ts';
import { leads } from './commands/leads.ts';
import { newSection } from './commands/new.ts';
import { pageViews } from './commands/pageViews.ts';
import { rates } from './commands/rates.ts';
import { serve } from './commands/serve.ts';
import { runCommands } from './kit/runCommands.ts';

/** Every command, in the order of the help text. */
const commands = [check, build, serve, leads, pageViews, rates, dev, gen, newSection];

/** Runs one `portico` command and returns its exit code. */
export function main({
  args,
  ...rest
}: Omit<CommandContext, 'sections'> & { readonly args: readonly string[] }): Promise<number> {
  return runCommands(commands, args, { ...rest, sections: allSections });
}
