import { leads } from './commands/leads.ts';
import { pageViews } from './commands/pageViews.ts';
import { runCommands } from './kit/runCommands.ts';
import type { CommandContext } from './kit/Cli.ts';

/** The commands of the store. They load no sections, so they start three times as fast as the others. */
const storeCommands = new Map([
  ['leads', leads],
  ['page-views', pageViews],
]);

/** Runs one `portico` command and returns its exit code. */
export async function main({
  args,
  ...context
}: CommandContext & { readonly args: readonly string[] }): Promise<number> {
  const storeCommand = storeCommands.get(args[0] ?? '');
  if (storeCommand) return runCommands([storeCommand], args, context);
  const { allCommands, allSections } = await import('./allCommands.ts');
  return runCommands(allCommands, args, { ...context, sections: allSections });
}
