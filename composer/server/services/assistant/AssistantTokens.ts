import { createHmac, timingSafeEqual } from 'node:crypto';
import { assistantTimes } from '#data/assistant.ts';
import { within } from '#composer/server/http/within.ts';
import type { Store } from '#composer/server/store/openStore.ts';
import { storeSecret } from '#composer/server/store/storeSecret.ts';

/** Timeout of the store in milliseconds. */
const answerMs = 1800;

/** Lifetime of a token in milliseconds: slightly longer than browsers keep it. */
const lifetime = assistantTimes.token + 60_000;

/** Tokens of the embedded assistant. The signing key is in the store, so that any process can verify them. */
export class AssistantTokens {
  readonly #store: Store;
  readonly #now: () => Date;

  constructor(store: Store, now: () => Date) {
    this.#store = store;
    this.#now = now;
  }

  async #sign(text: string): Promise<string> {
    const secret = await within(answerMs, storeSecret(this.#store, 'assistant'));
    return createHmac('sha256', secret).update(text).digest('base64url');
  }

  /** Creates a token. @throws if the store does not answer. */
  async make(): Promise<string> {
    const until = (this.#now().getTime() + lifetime).toString(36);
    return `${until}.${await this.#sign(until)}`;
  }

  /** Whether a token has a valid signature and has not expired. @throws if the store does not answer. */
  async isGood(token: string): Promise<boolean> {
    const [until = '', signature = '', ...more] = token.split('.');
    if (more.length > 0 || Number.parseInt(until, 36) < this.#now().getTime()) return false;
    const expected = Buffer.from(await this.#sign(until));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
}
