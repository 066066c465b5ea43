import { workerData } from 'node:worker_threads';
import { SearchIndex } from './SearchIndex.ts';

// Only `SearchThreads` starts this thread. Tinypool adds its own data.
const [, file] = workerData as readonly [unknown, string];

let index: SearchIndex | undefined;

/** Returns the index, which is opened by the first call. */
const opened = () => (index ??= new SearchIndex(file));

export const open = () => void opened();
export const search = (args: Parameters<SearchIndex['search']>) => opened().search(...args);
export const suggest = (args: Parameters<SearchIndex['suggest']>) => opened().suggest(...args);
export const answer = (args: Parameters<SearchIndex['answer']>) => opened().answer(...args);
