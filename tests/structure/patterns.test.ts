import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import { analyse } from 'scslre';
import { expect, test } from 'vitest';

interface Pattern {
  readonly source: string;
  readonly flags: string;
  /** The file and line. */
  readonly place: string;
}

/** Returns every regular expression literal in a file. */
function patternsOf(file: string): Pattern[] {
  const text = readFileSync(file, 'utf8');
  const found: Pattern[] = [];
  const visitor = new Visitor({
    Literal(node) {
      if (!('regex' in node) || !node.regex) return;
      const place = `${file}:${text.slice(0, node.start).split('\n').length}`;
      found.push({ source: node.regex.pattern, flags: node.regex.flags, place });
    },
  });
  visitor.visit(parseSync(file, text).program);
  return found;
}

/** Returns why a regular expression may take superlinear time; empty if no reason is known. */
const slowParts = ({ source, flags }: Pattern) =>
  analyse({ source, flags }).reports.map((report) =>
    report.type === 'Move' ? 'is tried anew at each character' : 'can read the same characters in many ways',
  );

/**
 * Files whose regular expressions only match text of Portico or its developers, never that of visitors, authors or
 * services.
 */
const ownText = new Set([
  'composer/brand/readBrand.ts',
  'composer/project/gen/sectionSource.ts',
  'composer/render/styles/VariablePruner.ts',
  'src/theme/restoreTheme.ts',
]);

/** Parses responses of the bank's own search, in the visitor's browser. */
const ofSearch = 'src/data/search.ts';

const files = globSync('{src,composer}/**/*.{ts,tsx,mjs}')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.(?:test|gen)\./.test(file));

test('the check of patterns knows the slow ones', () => {
  const slow = [String.raw`^(?:\d+\.?\d*|\.\d+)$`, String.raw`^(\w+\s?)*$`, '<[^>]*>', String.raw`(a|a)*b`];
  for (const source of slow) expect(slowParts({ source, flags: 'u', place: '' })).not.toEqual([]);
});

test('SEC-05 no pattern that meets what visitors, authors or services wrote takes longer than its text is long', () => {
  const patterns = files.filter((file) => !ownText.has(file) && file !== ofSearch).flatMap(patternsOf);
  expect(patterns.length).toBeGreaterThan(200);
  const slow = patterns.flatMap((pattern) =>
    slowParts(pattern).map((why) => `${pattern.place} /${pattern.source}/${pattern.flags} ${why}`),
  );
  expect(slow).toEqual([]);
});

test('every file that is left out of the check of patterns still needs it', () => {
  const needing = [...ownText, ofSearch].filter((file) =>
    patternsOf(file).some((pattern) => slowParts(pattern).length > 0),
  );
  expect(needing.toSorted()).toEqual([...ownText, ofSearch].toSorted());
});
