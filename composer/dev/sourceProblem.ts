import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { ShownProblem } from './client/messages.ts';

/** Properties that Vite adds to errors of modules. */
interface SourceError extends Error {
  readonly id?: string;
  readonly loc?: { readonly file?: string; readonly line: number; readonly column: number };
}

function placeOf(
  error: SourceError,
  root: string,
): { file: string; line: number; column: number } | undefined {
  if (error.loc) {
    const file = error.loc.file ?? error.id;
    if (file) return { file, line: error.loc.line, column: error.loc.column + 1 };
  }
  // The error of a section says which; its cause says where.
  if (error.cause instanceof Error) return placeOf(error.cause, root);
  // A stack frame in the project's own sources, or the position in a syntax error's message.
  const text = stripVTControlCharacters(`${error.message}\n${error.stack ?? ''}`);
  for (const match of text.matchAll(
    /((?:\/|\b)(?:[\w.@-]+\/)*(?:src|composer|sections|services|theme)\/[\w./-]+\.[jt]sx?)(?:\?[^:]*)?:(\d+):(\d+)/g,
  )) {
    const [, file = '', line, column] = match;
    if (file.includes('node_modules')) continue;
    return {
      file: file.startsWith('/') ? file : `${root}/${file}`,
      line: Number(line),
      column: Number(column),
    };
  }
  return error.id === undefined ? undefined : { file: error.id, line: 1, column: 1 };
}

function lineOf(file: string, line: number): string | undefined {
  try {
    return readFileSync(file, 'utf8').split('\n')[line - 1]?.slice(0, 200);
  } catch {
    return undefined;
  }
}

/** Converts an error in a source to a problem that affects every page. */
export function sourceProblem(thrown: unknown, root: string): ShownProblem {
  const error: SourceError = thrown instanceof Error ? thrown : new Error(String(thrown));
  const place = placeOf(error, root);
  const source = place && lineOf(place.file, place.line);
  return {
    severity: 'error',
    message: stripVTControlCharacters(error.message).split('\n').filter(Boolean).slice(0, 3).join(' '),
    file: place ? relative(root, place.file.split('?', 1)[0] ?? '') : 'src',
    line: place?.line ?? 1,
    column: place?.column ?? 1,
    code: 'source',
    pointer: '',
    ...(source !== undefined && { source }),
  };
}
