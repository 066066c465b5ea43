// Apart from `readText`, because Storybook loads this in the browser.
import type { Problem } from '#composer/problems/problem.ts';
import { problemOver, startOf } from '#composer/problems/problemAt.ts';
import { fileCodes } from './fileCodes.ts';

/** The first part of a file that is not UTF-8. */
export interface WrongByte {
  /** The encoding that the file probably has. */
  readonly encoding: string;
  /** 0-based. */
  readonly offset: number;
  readonly byte: number;
  /** 1-based, like those of problems. */
  readonly line: number;
  readonly column: number;
  /** What precedes it on its line. */
  readonly before: string;
}

/** Thrown for a file that is not UTF-8. Nothing may publish or write what was read from such a file. */
export class NotUtf8Error extends Error {
  readonly place: WrongByte;

  constructor(place: WrongByte) {
    super(`The file is not UTF-8 but probably ${place.encoding}.`);
    this.name = 'NotUtf8Error';
    this.place = place;
  }
}

/** Describes why a file could not be read. */
export function unreadable(file: string, error: unknown): Problem {
  if (!(error instanceof NotUtf8Error)) {
    const reason = error instanceof Error ? error.message : String(error);
    return problemOver(startOf(file), fileCodes['file-unreadable'], 0, 1, { parameters: { reason } });
  }
  const { encoding, offset, byte, line, column, before } = error.place;
  const position = (at: number) => ({ line, column: column + at });
  return problemOver({ file, position }, fileCodes['file-not-utf8'], 0, 1, {
    parameters: {
      encoding,
      byte: offset + 1,
      hex: byte.toString(16).toUpperCase().padStart(2, '0'),
      after: before === '' ? '' : ` (after “${before}”)`,
    },
  });
}
