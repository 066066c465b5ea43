import { type CommandUnknownOpts, InvalidArgumentError } from '@commander-js/extra-typings';
import type { CommandContext } from './CommandContext.ts';

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
    const known = words.find((word) => word === text);
    if (known !== undefined) return known;
    throw new WrongUse(`${flag}: expected ${either.format(words)}; got "${text}".`);
  };

/** Parses a port. @throws {InvalidArgumentError} */
export function port(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 0 && number <= 65_535) return number;
  throw new InvalidArgumentError('The port must be a number from 0 to 65535.');
}
