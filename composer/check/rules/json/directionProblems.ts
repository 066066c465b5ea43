import type { SourceFile } from '#composer/page/sourceFile.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { problemOver } from '#composer/problems/problemAt.ts';
import { jsonCodes } from './jsonCodes.ts';

/** Characters that turn text around, as they are and as JSON writes them. */
const turning = /[\u202a-\u202e\u2066-\u2069]|(?<!\\)\\u(?:202[a-e]|206[6-9])/gi;

/**
 * Invisible characters that make text show in another order than it is written in: a reviewer would read another
 * address or amount than the visitor's browser takes (SEC-02).
 */
export function directionProblems(source: SourceFile): Problem[] {
  return [...source.text.matchAll(turning)].map(({ 0: written, index: offset }) => {
    const code = written.length === 1 ? (written.codePointAt(0) ?? 0).toString(16) : written.slice(2);
    const { length } = written;
    const parameters = { name: `U+${code.toUpperCase()}` };
    return problemOver(source, jsonCodes['text-turned'], offset, length, {
      parameters,
      fix: { offset, length, text: '' },
    });
  });
}
