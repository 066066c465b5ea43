import { randomInt, randomBytes, createHmac, timingSafeEqual } from 'node:crypto';
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { isRecord } from '#lib/values/isRecord.ts';
import { storeSecret } from '#composer/server/store/storeSecret.ts';
import type { Store } from '#composer/server/store/openStore.ts';
import type { Proof, ProofCheck } from './ProofCheck.ts';
import { within } from '#composer/server/http/within.ts';

/**
 * What each challenge asks for: keys are derived until one fits, each by so many rounds. Some tenths of a second of a
 * desktop, a second or two of a slow phone, and never more than `counter.max` keys.
 */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 5000, counter: { min: 100, max: 300 } } as const;
/** Milliseconds in which a challenge must be used. */
const lifetime = 10 * 60_000;
/** Milliseconds before which a pass counts for nothing, and in which it must be used: people read what is said first. */
export const passWait = 2000;
const passLifetime = 60 * 60_000;
/** Milliseconds in which the store must answer. */
const answerMs = 1800;
/** Characters of the longest answer that is read; real ones have about 600. */
const longest = 2000;

/** What a form sends as `captcha_response`, as altcha writes it; `undefined` for anything else. */
function readPayload(response: string): Payload | undefined {
  try {
    const payload: unknown = JSON.parse(Buffer.from(response, 'base64').toString('utf8'));
    if (!isRecord(payload) || !isRecord(payload['challenge']) || !isRecord(payload['solution']))
      return undefined;
    // What the signature does not cover, altcha checks itself.
    return isRecord(payload['challenge']['parameters']) ? (payload as unknown as Payload) : undefined;
  } catch {
    return undefined;
  }
}

/** The embedded captcha (FORM-20). The key of its signatures is in the store, so that any process may check. */
export class Captcha implements ProofCheck {
  readonly #store: Store;
  readonly #now: () => Date;

  constructor(store: Store, now: () => Date) {
    this.#store = store;
    this.#now = now;
  }

  #secret(): Promise<Buffer> {
    return within(answerMs, storeSecret(this.#store, 'captcha'));
  }

  /** @throws when the store does not answer. */
  async challenge(): Promise<Challenge> {
    const { algorithm, cost, counter } = work;
    return createChallenge({
      algorithm,
      cost,
      counter: randomInt(counter.min, counter.max + 1),
      deriveKey,
      // Not altcha's own `expiresAt`: that is compared with another clock than the server's.
      data: { expiresAt: this.#now().getTime() + lifetime },
      hmacSignatureSecret: (await this.#secret()).toString('base64'),
    });
  }

  /**
   * What a form without JavaScript is given when it was sent without a proof: whoever sends it back after a moment has
   * read the answer and kept it. Machines are held up by that, and by the limit of posts; more cannot be asked of HTML.
   *
   * @throws when the store does not answer.
   */
  async pass(): Promise<string> {
    const stem = `pass.${this.#now().getTime().toString(36)}.${randomBytes(16).toString('base64url')}`;
    return `${stem}.${await this.#sign(stem)}`;
  }

  async #sign(text: string): Promise<string> {
    return createHmac('sha256', await this.#secret())
      .update(text)
      .digest('base64url');
  }

  async #checkPass(pass: string): Promise<Proof | undefined> {
    const [name = '', issued = '', id = '', signature = '', ...more] = pass.split('.');
    const expected = Buffer.from(await this.#sign(`${name}.${issued}.${id}`));
    const given = Buffer.from(signature);
    if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected))
      return undefined;
    const issuedAt = Number.parseInt(issued, 36);
    const age = this.#now().getTime() - issuedAt;
    return age >= passWait && age <= passLifetime ? { id, expiresAt: issuedAt + passLifetime } : undefined;
  }

  /** @returns the proof of a solved challenge or of a pass, or `undefined` when there is none. @throws when the store does not answer. */
  async check(response: string): Promise<Proof | undefined> {
    if (response.length > longest) return undefined;
    if (response.startsWith('pass.')) return this.#checkPass(response);
    const payload = readPayload(response);
    if (!payload) return undefined;
    const hmacSignatureSecret = (await this.#secret()).toString('base64');
    const { challenge, solution } = payload;
    const isVerified = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret }).then(
      ({ verified }) => verified,
      // Thrown for what has not even the shape of an answer.
      () => false,
    );
    const { nonce, data } = challenge.parameters;
    const expiresAt = Number(data?.['expiresAt']);
    return isVerified && this.#now().getTime() <= expiresAt ? { id: nonce, expiresAt } : undefined;
  }
}
