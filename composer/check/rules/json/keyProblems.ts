import { visit } from 'jsonc-parser';
import type { Problem } from '#composer/problems/problem.ts';
import { problemOver } from '#composer/problems/problemAt.ts';
import type { SourceFile } from '#composer/page/sourceFile.ts';
import { jsonCodes } from './jsonCodes.ts';

/** Keys that have a special meaning in JavaScript. */
export const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** Counts the keys in a value and everything inside it. NaN if one of them is forbidden. */
function namesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + namesIn(item), 0);
  let count = 0;
  for (const [key, inner] of Object.entries(value)) {
    if (forbiddenKeys.has(key)) return Number.NaN;
    count += 1 + namesIn(inner);
  }
  return count;
}

const isSpace = (code: number) => code === 0x20 || code === 0x09 || code === 0x0d || code === 0x0a;

/**
 * Returns an upper bound for the number of keys in JSON text: counts each colon after a quote, comment or line break.
 */
function namesAtMost(text: string): number {
  let count = 0;
  for (let colon = text.indexOf(':'); colon >= 0; colon = text.indexOf(':', colon + 1)) {
    let before = colon - 1;
    let lines = 0;
    while (isSpace(text.charCodeAt(before))) {
      if (text.charCodeAt(before) === 0x0a) lines += 1;
      before -= 1;
    }
    const last = text[before];
    if (last === '"' || last === '/' || lines > 0) count += 1;
  }
  return count;
}

/** Reports keys that an object has twice, or that have a special meaning in JavaScript. */
export function keyProblems(source: SourceFile): Problem[] {
  // Tokenizing the text takes ten times as long. If the counts match, no key is duplicated, because a parsed value has
  // each key once.
  return namesIn(source.value) === namesAtMost(source.text) ? [] : readKeys(source);
}

function readKeys(source: SourceFile): Problem[] {
  const problems: Problem[] = [];
  const open: Map<string, number>[] = [];
  visit(source.text, {
    onObjectBegin: () => {
      open.push(new Map());
    },
    onObjectEnd: () => {
      open.pop();
    },
    onObjectProperty: (key, offset, length, _line, _column, pathTo) => {
      const names = open.at(-1);
      const first = names?.get(key);
      if (first !== undefined) {
        const parameters = { key, line: source.position(first).line };
        problems.push(
          problemOver(source, jsonCodes['json-duplicate-key'], offset, length, {
            parameters,
            path: [...pathTo(), key],
          }),
        );
      } else names?.set(key, offset);
      if (forbiddenKeys.has(key)) {
        const path = [...pathTo(), key];
        problems.push(
          problemOver(source, jsonCodes['json-forbidden-key'], offset, length, { parameters: { key }, path }),
        );
      }
    },
  });
  return problems;
}
