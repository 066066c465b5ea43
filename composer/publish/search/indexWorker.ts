// The thread that writes a new search index.
import { workerData } from 'node:worker_threads';
import type { Locale } from '#lib/format/locale.ts';
import { IndexTables } from './IndexTables.ts';
import { hasFailed, type IndexStep, type IndexTask } from './IndexThread.ts';
import { joinedChanges } from './LanguageCounts.ts';
import { LanguagePages } from './LanguagePages.ts';

// Only indexGuard starts this file.
const { file, port, done } = workerData as IndexTask;

const languages = new Map<Locale, LanguagePages>();

/** Returns the reader of pages for a language. */
function pagesOf(locale: Locale): LanguagePages {
  let pages = languages.get(locale);
  if (!pages) languages.set(locale, (pages = new LanguagePages(locale)));
  return pages;
}

function take(tables: IndexTables, step: IndexStep): void {
  switch (step.method) {
    case 'addPages':
      return tables.addPages(...step.args);
    case 'readPages': {
      const [locale, pages] = step.args;
      return tables.addPages(locale, pagesOf(locale).add(pages));
    }
    case 'addCounts': {
      const [locale, changes] = step.args;
      return tables.addCounts(locale, joinedChanges(changes, pagesOf(locale).changes()));
    }
    case 'commit':
      return tables.commit();
    case 'abandon':
      return tables.abandon();
  }
}

/** Runs a step and reports its completion. A failure ends the thread. */
function say(work: () => void): void {
  try {
    work();
    Atomics.add(done, 0, 1);
  } catch (error) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
    port.postMessage(error);
    port.close();
    Atomics.store(done, 1, 1);
    Atomics.store(done, 0, hasFailed);
  }
  Atomics.notify(done, 0);
}

const isLast = ({ method }: IndexStep) => method === 'commit' || method === 'abandon';

let tables: IndexTables | undefined;
port.on('message', (step: IndexStep) => {
  say(() => {
    tables ??= IndexTables.create(file);
    take(tables, step);
    // Set before IndexThread continues, so that indexGuard doesn't report the exit after the last step.
    if (isLast(step)) Atomics.store(done, 1, 1);
  });
  // Nothing keeps the thread from ending then.
  if (isLast(step)) port.close();
});
