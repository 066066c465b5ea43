import { copyFileSync, renameSync, statSync } from 'node:fs';
import type { ListedPage } from '#composer/publish/input/listedPage.ts';
import { SearchIndexWriter } from '#composer/publish/search/SearchIndexWriter.ts';
import type { PageText } from '#composer/publish/search/searchText.ts';
import { SearchIndex } from '#composer/server/search/SearchIndex.ts';

type BenchDocument = readonly [ListedPage, PageText];

/** Wall-clock time and CPU time. */
interface Spent {
  seconds: number;
  processorSeconds: number;
}

function spend(spent: Spent, work: () => void): void {
  const processor = process.cpuUsage();
  const started = performance.now();
  work();
  spent.seconds += (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(processor);
  spent.processorSeconds += (user + system) / 1e6;
}

/** Number of documents that are in memory together. */
const manyAtOnce = 5000;

/**
 * Writes an index. The result does not include the time to generate the documents.
 *
 * @returns The times, and the index's size in MB.
 */
export function writeIndex(file: string, documents: Iterator<BenchDocument>) {
  const spent: Spent = { seconds: 0, processorSeconds: 0 };
  const index = new SearchIndexWriter(file);
  for (let isDone = false; !isDone;) {
    const some: BenchDocument[] = [];
    while (!isDone && some.length < manyAtOnce) {
      const next = documents.next();
      if (next.done) isDone = true;
      else some.push(next.value);
    }
    spend(spent, () => some.forEach((document) => index.replace(...document)));
  }
  spend(spent, () => index.close());
  return { ...spent, megabytes: statSync(file).size / 1e6 };
}

/** Changes one document in a copy of an index, as publishing a changed page does. */
export function changeDocument(file: string, [listed, text]: BenchDocument): Spent {
  const spent: Spent = { seconds: 0, processorSeconds: 0 };
  spend(spent, () => {
    copyFileSync(file, `${file}.next`);
    const index = new SearchIndexWriter(`${file}.next`);
    index.replace(listed, { ...text, body: `${text.body} Changed today.` });
    index.close();
    renameSync(`${file}.next`, file);
  });
  return spent;
}

/** A query to an index: results with the number of those to skip, or suggestions. */
export type Asked =
  | { readonly method: 'results'; readonly text: string; readonly skip?: number; readonly articles?: boolean }
  | { readonly method: 'suggestions'; readonly text: string };

/** Returns the CPU time in milliseconds to answer each query, without a server. */
export function processorTimes(file: string, questions: readonly Asked[]): number[] {
  const index = new SearchIndex(file);
  const times = questions.map((asked) => {
    const before = process.cpuUsage();
    if (asked.method === 'suggestions') index.suggest('en', asked.text, 9);
    else index.search('en', asked.text, asked.skip ?? 0, 10, asked.articles ? 'articles' : 'pages');
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  index.close();
  return times;
}
