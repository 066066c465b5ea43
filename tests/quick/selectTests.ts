import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { availableParallelism } from 'node:os';
import { type ProjectName, unitFolders } from '#tests/projects.ts';
import { reach, sectionOf } from './reach.ts';
import { type SamplePage, samplePages } from './samplePages.ts';
import type { TestTime } from './testTimes.ts';

/** A test file to run, or a part of one. */
export interface QuickTest extends TestTime {
  readonly file: string;
  readonly project: ProjectName;
  /** Which of its tests to run. All, if there is none. */
  readonly pattern?: RegExp;
  /** What `pattern` is about, such as `Accordion`, or the pages. */
  readonly only?: readonly string[];
  /** Smaller is more useful. */
  readonly rank: number;
}

/** Ranks. Others come after these, by how many imports are between them and the change. */
const ranks = { own: 0, importing: 1, contract: 2, story: 3, page: 4, generated: 5, other: 6 } as const;

/** A contract test of more sections runs as a whole. */
const mostNamed = 20;
/** Seconds of a contract test before the first case. */
const contractStart = 0.5;

const unitTest = new RegExp(`^(src|tests/(${unitFolders.join('|')}))/.*\\.test\\.tsx?$`);

/** Returns the project of a test file. `undefined` for other files and tests of published pages. */
function projectOf(file: string): ProjectName | undefined {
  if (/^(src|tests)\/.*\.browser\.test\.tsx?$/.test(file)) return 'browser';
  if (/^stories\/.*\.stories\.tsx$/.test(file)) return 'stories';
  return unitTest.test(file) ? 'unit' : undefined;
}

const isIsland = (name: string) =>
  /^ {2}hydrate:/m.test(readFileSync(`src/sections/${name}/${name}.section.ts`, 'utf8'));

/** Returns the contract of some sections: their cases of the tests that check every section. */
function contractOf(names: readonly string[], timeOf: (file: string) => TestTime): QuickTest[] {
  const all = globSync('src/sections/*/').length;
  const pattern = new RegExp(`(^|\\s)(${names.join('|')})(\\s|$)`);
  const part = names.length > mostNamed ? {} : { pattern, only: names };
  return globSync('tests/contract/*.test.{ts,tsx}')
    .map((file) => file.replaceAll('\\', '/'))
    .map((file) => ({ file, project: projectOf(file) ?? 'unit' }))
    .filter(({ project }) => project === 'unit' || names.some(isIsland))
    .map(({ file, project }) => {
      const { seconds, from } = timeOf(file);
      const share = part.pattern
        ? Math.min(seconds, contractStart + (seconds * names.length) / all)
        : seconds;
      return { file, project, seconds: share, from, rank: ranks.contract, ...part };
    });
}

/** Returns the stories of sample pages, one file per language. */
function storiesOf(pages: readonly SamplePage[]): QuickTest[] {
  const locales = [...new Set(pages.map(({ locale }) => locale))];
  return locales.map((locale) => {
    const paths = pages.filter((page) => page.locale === locale).map(({ path }) => path);
    return {
      file: `.portico/stories/${locale}.stories.ts`,
      project: 'stories',
      only: paths,
      seconds: 1.5 * paths.length,
      from: 'estimated',
      rank: ranks.page,
    };
  });
}

export interface Selection {
  /** The most useful first, and among those the fastest. */
  readonly tests: readonly QuickTest[];
  /** Paths of the pages whose stories are among the tests. */
  readonly pages: readonly string[];
}

/**
 * Selects the tests that changes can affect. A section's change concerns its own tests, its cases of the contract, its
 * stories and some pages that show it, not what reaches it through the registry.
 *
 * @param changed paths below the project's folder
 */
export function selectTests(
  changed: readonly string[],
  importers: ReadonlyMap<string, readonly string[]>,
  timeOf: (file: string) => TestTime,
): Selection {
  const distances = reach(changed, importers);
  const folders = new Set(changed.map(dirname));
  const sectionsAt = (most: number) => [
    ...new Set([...distances].flatMap(([file, at]) => (at <= most ? (sectionOf(file) ?? []) : []))),
  ];
  const edited = sectionsAt(0);
  const reached = sectionsAt(Infinity);
  const rankOf = (file: string, project: ProjectName, distance: number): number => {
    const isOwnStory = edited.some((name) => new RegExp(`/${name}\\.\\w+\\.stories`).test(file));
    if (project === 'stories') return isOwnStory || distance <= 1 ? ranks.story : ranks.other + distance;
    if (distance === 0 || folders.has(dirname(file))) return ranks.own;
    return distance === 1 ? ranks.importing : ranks.other + distance;
  };
  const pages = samplePages(
    'pages-json',
    changed.flatMap((file) => (file.startsWith('pages-json/') ? file.slice('pages-json/'.length) : [])),
    edited.length > 0 ? edited : reached,
  );
  const found = [...distances].flatMap(([file, distance]): QuickTest[] => {
    const project = projectOf(file);
    if (project === undefined || (file.startsWith('tests/contract/') && distance > 0)) return [];
    return [{ file, project, ...timeOf(file), rank: rankOf(file, project, distance) }];
  });
  const generated = 'tests/structure/generated.test.ts';
  const named = [
    ...found,
    ...(reached.length > 0 ? contractOf(reached, timeOf) : []),
    ...storiesOf(pages),
    ...(edited.length > 0
      ? [{ file: generated, project: 'unit' as const, ...timeOf(generated), rank: ranks.generated }]
      : []),
  ];
  // A test that was edited runs as a whole.
  const tests = named
    .filter(({ file }, at) => named.findIndex((one) => one.file === file) === at)
    .toSorted(
      (one, other) =>
        one.rank - other.rank || one.seconds - other.seconds || (one.file < other.file ? -1 : 1),
    );
  return { tests, pages: pages.map(({ path }) => path) };
}

/** Seconds in which Vitest, Storybook and the browser start. */
const start = 15;

/**
 * Splits tests into those that fit into the time, and the rest.
 *
 * @param limit seconds
 */
export function fitting(tests: readonly QuickTest[], limit: number) {
  const longest = Math.max(limit - start, limit / 2);
  let open = longest * availableParallelism();
  const fits = tests.filter(({ seconds }) => {
    const isFitting = seconds <= Math.min(longest, open);
    if (isFitting) open -= seconds;
    return isFitting;
  });
  return { fits, left: tests.filter((test) => !fits.includes(test)) };
}
