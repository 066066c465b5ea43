import { allSections } from './allSections.ts';
import type { CommandContext } from './CommandContext.ts';
import { runBuild } from './commands/build.ts';
import { runCheck } from './commands/check.ts';
import { runDev } from './commands/dev.ts';
import { runGen } from './commands/gen.ts';
import { runLeads } from './commands/leads.ts';
import { runRates } from './commands/rates.ts';
import { runServe } from './commands/serve.ts';

const commands: Readonly<
  Record<
    string,
    { summary: string; run: (args: readonly string[], context: CommandContext) => Promise<number> }
  >
> = {
  check: {
    summary: 'check [folder] [--format human|json|sarif] [--fix]   list every problem of the pages',
    run: runCheck,
  },
  build: {
    summary: 'build [--pages folder] [--out folder] [--watch]      write the site',
    run: runBuild,
  },
  serve: {
    summary: 'serve [--site folder] [--port n]                     serve the built site with its services',
    run: runServe,
  },
  leads: {
    summary: 'leads list|show|retry|export|purge                   look after stored leads (leads --help)',
    run: runLeads,
  },
  rates: {
    summary: 'rates at <day> [--format human|json]                 print what was in force',
    run: runRates,
  },
  dev: {
    summary:
      'dev [--port n]                                       write pages and sections with live preview',
    run: runDev,
  },
  gen: {
    summary: 'gen                                                  write the generated files',
    run: runGen,
  },
};

/** Runs one `portico` command and returns its exit code. */
export async function main({
  args,
  ...rest
}: Omit<CommandContext, 'sections'> & { readonly args: readonly string[] }): Promise<number> {
  const [name = 'help', ...options] = args;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command) return command.run(options, { ...rest, sections: allSections });
  const isHelp = ['help', '--help', '-h'].includes(name);
  const lines = Object.values(commands).map(({ summary }) => `  portico ${summary}`);
  const extra = ['  portico new section Name                                     start a section'];
  const text = [isHelp ? 'Usage:' : `portico: there is no command "${name}".`, ...lines, ...extra].join('\n');
  (isHelp ? process.stdout : process.stderr).write(`${text}\n`);
  return isHelp ? 0 : 1;
}
