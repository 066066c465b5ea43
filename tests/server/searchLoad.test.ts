import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readSearchResult } from '#data/search.ts';
import { SearchIndexWriter } from '#composer/publish/search/SearchIndexWriter.ts';
import { searchIndexFile } from '#composer/release/release.ts';
import {
  SearchThreads,
  type SearchThreadsOptions,
  SearchUnavailable,
} from '#composer/server/search/SearchThreads.ts';
import { PublishedSite } from '#tests/server/fixtures/publishedSite.ts';
import { jsonPost, send } from '#tests/server/fixtures/send.ts';
import { serverParts } from '#tests/server/fixtures/serverParts.ts';
import { startServer } from '#tests/server/fixtures/startServer.ts';

const site = new PublishedSite();
const common = 'what every page of the bank has to say about it now';
const count = 5000;

/** Adds many pages with the same words to the site's index. */
function writeManyPages(): void {
  const index = new SearchIndexWriter(searchIndexFile(site.out));
  for (let at = 0; at < count; at += 1) {
    const title = at === count - 1 ? `Read ${common}` : `Savings ${at}`;
    const page = { locale: 'en', title, description: '', version: '1' } as const;
    index.replace(
      { path: `/many/page-${at}.html`, page },
      { headings: 'Savings questions', body: `Lobster, ${common}.` },
    );
  }
  index.close();
}

beforeAll(async () => {
  await site.publish();
  writeManyPages();
});
afterAll(() => site.remove());

const unlocks: (() => void)[] = [];
afterEach(() => {
  for (const unlock of unlocks.splice(0)) unlock();
});

/** Locks the index against reading, as publishing does for a moment. @returns A function that unlocks it. */
function lockIndex(): () => void {
  const database = new Database(searchIndexFile(site.out));
  database.exec('begin exclusive');
  const unlock = () => {
    if (database.open) database.close();
  };
  unlocks.push(unlock);
  return unlock;
}

const path = '/svt/elmstone/search';
const started = async () =>
  (await startServer({ releaseFolder: site.out, requestsPerMinute: 10_000 })).origin;
const search = (origin: string, text: string, skipFrom: unknown = 0) =>
  send(origin, path, jsonPost({ method: 'search.profile', query: { skipFrom, text } }));

async function openThreads(options: Partial<SearchThreadsOptions>): Promise<SearchThreads> {
  const { bundle } = await serverParts();
  const threads = await SearchThreads.open({ bundle, file: searchIndexFile(site.out), ...options });
  onTestFinished(() => threads.close());
  return threads;
}
const lobsters = (threads: SearchThreads) => threads.ask('search', 'en', 'lobster', 0, 10);
const outcomeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (error: unknown) => {
      if (!(error instanceof SearchUnavailable)) throw error;
      return error.message;
    },
  );

test('threads start with the first question, or when somebody waits for them', async () => {
  const { bundle } = await serverParts();
  // It is no index, which is only known once a thread has read it.
  const threads = new SearchThreads({ bundle, file: join(site.out, '_portico/release.json') });
  onTestFinished(() => threads.close());
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(threads.problem, 'before').toBeUndefined();
  await threads.opened;
  expect(threads.problem, 'after').toBeDefined();
  const asked = new SearchThreads({ bundle, file: searchIndexFile(site.out) });
  onTestFinished(() => asked.close());
  expect(await outcomeOf(lobsters(asked))).toBe('answered');
});

describe('PAGI-01 fifty pages of results', () => {
  test('can be reached; the others are counted and not shown', async () => {
    const origin = await started();
    const skips = [0, 490, 495, 500, 9990, 1e9, '1000000000', Number.MAX_SAFE_INTEGER];
    const answers = await Promise.all(skips.map((skip) => search(origin, 'lobster', skip)));
    expect(answers.map(({ status }) => status)).toEqual(skips.map(() => 200));
    const results = answers.map(({ json }) => readSearchResult(json()));
    expect(results.map(({ docs }) => docs.length)).toEqual([10, 10, 5, 0, 0, 0, 0, 0]);
    for (const result of results) expect(result).toMatchObject({ total: count, pageCount: 50 });
  });

  test.each([-1, 1.5, 1e300])('cannot be reached from %d, which is refused', async (skip) => {
    expect((await search(await started(), 'lobster', skip)).status).toBe(400);
  });

  test('SRCH-03 hold each page once', async () => {
    const origin = await started();
    const skips = Array.from({ length: 50 }, (_, page) => page * 10);
    const pages = await Promise.all(skips.map((skip) => search(origin, 'lobster', skip)));
    const urls = pages.flatMap(({ json }) => readSearchResult(json()).docs.map(({ url }) => url));
    expect(new Set(urls).size).toBe(500);
  });

  test('SRCH-03 begin with the page that is named so, when too many have the words to weigh them all', async () => {
    const result = readSearchResult((await search(await started(), common)).json());
    expect([result.total, result.docs[0]?.url]).toEqual([count, `/many/page-${count - 1}.html`]);
  });
});

describe('SRCH-03 a server that has just started', () => {
  test('serves pages before it can search, and is ready, with the search asked meanwhile answered, when it can', async () => {
    const unlock = lockIndex();
    const { origin } = await startServer({ releaseFolder: site.out });
    const done: string[] = [];
    const ready = send(origin, '/health/ready').then((answer) => {
      done.push('ready');
      return answer;
    });
    const asked = search(origin, 'lobster');
    expect((await send(origin, '/')).status).toBe(200);
    expect(done).toEqual([]);
    unlock();
    expect((await ready).json()).toEqual({ status: 'ready', store: 'sqlite' });
    expect(readSearchResult((await asked).json()).total).toBe(count);
  });
});

describe('SRCH-03 while a search takes its time', () => {
  test('pages, health and other services are answered, and then the search is', async () => {
    const origin = await started();
    const unlock = lockIndex();
    let isAnswered = false;
    const asked = search(origin, 'lobster').finally(() => (isAnswered = true));
    const others = ['/', '/health/live', '/health/ready', '/svt/elmstone/rateApi?zipcode=60601&rateType=CD'];
    const answers = await Promise.all(others.map((other) => send(origin, other)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(isAnswered).toBe(false);
    unlock();
    expect(readSearchResult((await asked).json()).total).toBe(count);
  });

  test.each([
    ['results', { method: 'search.profile', query: { text: 'lobster' } }],
    ['SRCH-02 suggestions', { method: 'search.suggest', text: 'lobster' }],
  ])('%s that nobody can give in time are refused with when to come back', async (_what, question) => {
    const { origin, log } = await startServer({ releaseFolder: site.out });
    // Its threads have opened the index.
    await send(origin, '/health/ready');
    const unlock = lockIndex();
    const { status, headers, json } = await send(origin, path, jsonPost(question));
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('2');
    expect(headers['cache-control']).toBe('no-store');
    expect(json()).toEqual({ methodresult: 'error', error: 'This service is not available right now.' });
    expect(log()).toContain('Search failed.');
    unlock();
    expect((await send(origin, path, jsonPost(question))).status).toBe(200);
  });
});

describe('threads that search', () => {
  test('refuse at once what is too much, and answer the rest when they can', async () => {
    const threads = await openThreads({ threads: 1, queueLength: 2 });
    const unlock = lockIndex();
    const asked = Array.from({ length: 5 }, () => outcomeOf(lobsters(threads)));
    expect(await Promise.all(asked.slice(3))).toEqual(Array(2).fill('Too many searches are waiting.'));
    unlock();
    expect(await Promise.all(asked.slice(0, 3))).toEqual(Array(3).fill('answered'));
  });

  test('are replaced when they take too long, and what waited is refused', async () => {
    const threads = await openThreads({ threads: 1, limitMs: 100 });
    const unlock = lockIndex();
    const asked = Array.from({ length: 3 }, () => outcomeOf(lobsters(threads)));
    expect(await Promise.all(asked)).toEqual(Array(3).fill('A search took longer than 100 ms.'));
    unlock();
    await vi.waitFor(async () => expect(await outcomeOf(lobsters(threads))).toBe('answered'), 10_000);
  });

  test('answer all that was asked before they are closed, and nothing afterwards', async () => {
    const threads = await openThreads({ threads: 2 });
    const asked = Array.from({ length: 20 }, () => lobsters(threads));
    await threads.close();
    expect((await Promise.all(asked)).map(({ total }) => total)).toEqual(Array(20).fill(count));
    await expect(lobsters(threads)).rejects.toThrow('The search is closed.');
  });

  test('are not opened on a file that is no index', async () => {
    const file = `${site.out}/index.html`;
    await expect(openThreads({ file })).rejects.toThrow('the search index cannot be opened');
  });
});
