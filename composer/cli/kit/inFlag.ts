import { WrongUse } from './Cli.ts';

/** Returns a parser whose errors name the flag. */
export const inFlag =
  <Value>(flag: string, parse: (text: string) => Value) =>
  (text: string): Value => {
    try {
      return parse(text);
    } catch (error) {
      throw error instanceof WrongUse ? new WrongUse(`${flag}: ${error.message}`) : error;
    }
  };
