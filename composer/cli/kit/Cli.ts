import { type CommandUnknownOpts, InvalidArgumentError, Option } from '@commander-js/extra-typings';
import type { SectionSet } from '#composer/page/SectionSet.ts';

/** Where a command runs. */
export interface CommandContext {
  /** The project's folder, which contains its pages and caches. */
  readonly root: string;
  /** Portico's own folder, with `src` and `composer`: the project itself, or `lib` of the installed package. */
  readonly library: string;
  /** Folder of the running composer bundle, which also contains the entry files of its worker threads. */
  readonly bundle: string;
  /** Portico's version. */
  readonly version: string;
}

/** The context of the commands that read pages, with the available sections. */
export interface SiteContext extends CommandContext {
  readonly sections: SectionSet;
}

/** Where a command writes. */
export interface CommandOutput {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  /** Whether the output is a terminal that supports colors. */
  readonly color: boolean;
}

/** What a command's factory receives. */
export interface Cli<Context = CommandContext> {
  readonly context: Context;
  readonly output: CommandOutput;
  /** Wraps a function that returns an exit code as a command's action. */
  readonly action: <Args extends readonly unknown[]>(
    run: (...args: Args) => Promise<number> | number,
  ) => (...args: Args) => Promise<void>;
}

/** Creates a command of `portico`: its flags, its help and its action. */
export type MakeCommand<Context = CommandContext> = (cli: Cli<Context>) => CommandUnknownOpts;

/** A usage error. Its message says what is expected. */
export class WrongUse extends Error {}

const either = new Intl.ListFormat('en', { type: 'disjunction' });

/** Returns a parser for a flag that accepts one of several words. The parser throws `WrongUse`. */
export const oneOf =
  <const Word extends string>(flag: string, words: readonly Word[]) =>
  (text: string): Word => {
    const match = words.find((word) => word === text);
    if (match !== undefined) return match;
    throw new WrongUse(`${flag}: expected ${either.format(words)}; got "${text}".`);
  };

/** Parses a port. @throws {InvalidArgumentError} */
export function port(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 0 && number <= 65_535) return number;
  throw new InvalidArgumentError('The port must be a number from 0 to 65535.');
}

/** `--host` or `HOST`: the only address to listen on. By default, only the loopback addresses. */
export const hostOption = () =>
  new Option('--host <name>', 'address to listen on').env('HOST').default(undefined, 'localhost');
