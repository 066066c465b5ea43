import type { Problem } from '#composer/problems/problem.ts';
import { problemOver } from '#composer/problems/problemAt.ts';
import { fileCodes } from './fileCodes.ts';
import { NotUtf8Error } from './NotUtf8Error.ts';

/** Describes why a file could not be read. */
export function unreadable(file: string, error: unknown): Problem {
  if (!(error instanceof NotUtf8Error)) {
    const reason = error instanceof Error ? error.message : String(error);
    const nowhere = { file, position: () => ({ line: 1, column: 1 }) };
    return problemOver(nowhere, fileCodes['file-unreadable'], 0, 1, { parameters: { reason } });
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
