import { type CommandUnknownOpts, InvalidArgumentError } from '@commander-js/extra-typings';
import type { CommandContext } from './CommandContext.ts';

/** Where a command writes. */
export interface CommandOutput {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  /** True for a terminal that shows colors. */
  readonly color: boolean;
}

/** What a command has to do with. */
export interface Cli {
  readonly context: CommandContext;
  readonly output: CommandOutput;
  /** Makes the action of a command of what returns its exit code. */
  readonly action: <Args extends readonly unknown[]>(
    run: (...args: Args) => Promise<number> | number,
  ) => (...args: Args) => Promise<void>;
}

/** Makes one command of `portico`: its flags, what is said of it, and what it does. */
export type MakeCommand = (cli: Cli) => CommandUnknownOpts;

/** What was typed cannot be meant; says what can. */
export class WrongUse extends Error {}

const either = new Intl.ListFormat('en', { type: 'disjunction' });

/** @returns a parser of a flag that is one of some words. */
export const oneOf =
  <const Word extends string>(flag: string, words: readonly Word[]) =>
  (text: string): Word => {
    const known = words.find((word) => word === text);
    if (known !== undefined) return known;
    throw new WrongUse(`${flag}: expected ${either.format(words)}; got "${text}".`);
  };

/** Parses a port. */
export function port(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 0 && number <= 65_535) return number;
  throw new InvalidArgumentError('The port must be a number from 0 to 65535.');
}
