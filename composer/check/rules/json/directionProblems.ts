import type { SourceFile } from '#composer/page/sourceFile.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { problemOver } from '#composer/problems/problemAt.ts';
import { jsonCodes } from './jsonCodes.ts';

/** Characters that change the direction of text, as written and as JSON escapes. */
const turning = /[\u202a-\u202e\u2066-\u2069]|(?<!\\)\\u(?:202[a-e]|206[6-9])/gi;

/**
 * Reports invisible characters that display text in a different order than it is written in: a reviewer could read
 * another address or amount than the one that the browser uses (SEC-02).
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
