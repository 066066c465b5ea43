import { Command, CommanderError, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { MissingPackage } from '#composer/native/nativePackages.ts';
import { type Cli, type CommandOutput, type MakeCommand, WrongUse, type CommandContext } from './Cli.ts';

/** The default output of commands. Tests pass their own. */
const terminal: CommandOutput = {
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
  color: process.stdout.isTTY && process.env['NO_COLOR'] === undefined,
};

/** Returns the full name of a command: `portico leads list`. */
const fullName = (command: CommandUnknownOpts): string =>
  command.parent ? `${fullName(command.parent)} ${command.name()}` : command.name();

/** Configures every command: it must not exit the process, and errors must start with the command's name. */
function configure(command: CommandUnknownOpts, output: CommandOutput): void {
  command
    .exitOverride()
    .showHelpAfterError()
    .configureHelp({ subcommandTerm: (sub) => `${fullName(sub)} ${sub.usage()}` })
    .configureOutput({
      writeOut: output.out,
      writeErr: output.error,
      outputError: (text, write) =>
        write(
          text
            .replace(/^error: unknown command '(.*)'/, 'error: unknown command "$1".')
            .replace(/^error:/, `${fullName(command)}:`),
        ),
    });
  for (const sub of command.commands) configure(sub, output);
}

/** Whether an error is of the file system or network, such as a folder that may not be written. */
const isOfSystem = (error: unknown): error is Error =>
  error instanceof Error && 'syscall' in error && typeof error.syscall === 'string';

/**
 * Runs one command.
 *
 * @returns Its exit code; 2 after a usage error, 1 after an error of the file system or network, or if a package is
 *   missing. All are printed.
 * @throws Whatever else the command throws.
 */
export async function runCommands<Context extends CommandContext>(
  commands: readonly MakeCommand<Context>[],
  args: readonly string[],
  context: Context,
  output: CommandOutput = terminal,
): Promise<number> {
  let code = 0;
  let running = 'portico';
  const action: Cli['action'] =
    (run) =>
    async (...given) => {
      code = await run(...given);
    };
  const program = new Command('portico')
    .description('Checks, builds and serves a site of JSON pages.')
    .version(context.version, '-v, --version', 'print the version')
    .hook('preSubcommand', (_parent, sub) => {
      running = fullName(sub);
    });
  for (const make of commands) program.addCommand(make({ context, output, action }));
  configure(program, output);
  try {
    await program.parseAsync(args.length === 0 ? ['help'] : [...args], { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (error instanceof WrongUse) {
      output.error(`${running}: ${error.message}\nSee: ${running} --help\n`);
      return 2;
    }
    if (!isOfSystem(error) && !(error instanceof MissingPackage)) throw error;
    output.error(`${running}: ${error.message}\n`);
    return 1;
  }
}
