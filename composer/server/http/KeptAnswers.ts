import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { readAnswer, writeAnswers } from '#composer/server/store/answerQueries.ts';
import type { Store } from '#composer/server/store/openStore.ts';
import type { KeptAnswerRow } from '#composer/server/store/schema.ts';
import { within } from '#composer/server/watch/within.ts';

/** An answer of a service of the bank. */
export interface Answer {
  readonly body: string;
  /** When the service sent it. */
  readonly at: Date;
}

interface KeptAnswersOptions {
  readonly store: Store;
  readonly log: FastifyBaseLogger;
}

/** Milliseconds between two writes. */
const restMs = 2000;
/** Maximum number of answers that wait to be written. */
const longest = 500;
/** Milliseconds that a visitor waits for the store, once the service has failed. */
const answerMs = 500;

const digest = (key: string) => createHash('sha256').update(key).digest('base64url');

/**
 * Keeps the last good answers of the bank's services in the store, so that every server has them, and one that was
 * restarted. Answers are written every few seconds, and no visitor waits for that.
 */
export class KeptAnswers {
  readonly #options: KeptAnswersOptions;
  readonly #waiting = new LRUCache<string, KeptAnswerRow>({ max: longest });
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(options: KeptAnswersOptions) {
    this.#options = options;
  }

  /** Writes an answer soon. @param key Says which service was asked what, without anything personal. */
  keep(key: string, { body, at }: Answer): void {
    const id = digest(key);
    this.#waiting.set(id, { key: id, body, at: at.getTime() });
    this.#timer ??= setTimeout(() => void this.flush(), restMs).unref();
  }

  /** Returns the last good answer that any server had; `undefined` if there is none, or if the store does not answer. */
  async find(key: string): Promise<Answer | undefined> {
    try {
      const row = await within(answerMs, this.#read(digest(key)));
      return row && { body: row.body, at: new Date(row.at) };
    } catch {
      return undefined;
    }
  }

  async #read(key: string): Promise<KeptAnswerRow | undefined> {
    const { store } = this.#options;
    await store.prepare();
    return readAnswer(store, key);
  }

  /** Writes what waits. If the store fails, it is dropped and the failure is logged. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const rows = [...this.#waiting.values()];
    this.#waiting.clear();
    if (rows.length > 0) this.#writing = this.#writing.then(() => this.#write(rows));
    return this.#writing;
  }

  async #write(answers: readonly KeptAnswerRow[]): Promise<void> {
    const { store, log } = this.#options;
    try {
      await store.prepare();
      await writeAnswers(store, answers);
    } catch (error) {
      log.error({ name: error instanceof Error ? error.name : 'unknown' }, 'answers of services not kept');
    }
  }
}
