import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type CaptchaChallenge, startsWithZeros } from '#forms/post/captcha.ts';
import { storeSecret } from '#composer/server/store/storeSecret.ts';
import type { Store } from '#composer/server/store/openStore.ts';

/** What each challenge asks for: some tenths of a second of a desktop, a second or two of a slow phone. */
const work = { puzzles: 8, bits: 11 } as const;
/** Milliseconds in which a challenge must be used. */
const lifetime = 10 * 60_000;
/** Milliseconds before which a pass counts for nothing, and in which it must be used: people read what is said first. */
export const passWait = 2000;
const passLifetime = 60 * 60_000;

/** A solved challenge; it may be used for one lead. */
export interface Proof {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** The embedded captcha (FORM-20). The key of its signatures is in the store, so that any process may check. */
export class Captcha {
  readonly #store: Store;
  readonly #now: () => Date;

  constructor(store: Store, now: () => Date) {
    this.#store = store;
    this.#now = now;
  }

  async #sign(text: string): Promise<string> {
    const secret = await storeSecret(this.#store, 'captcha');
    return createHmac('sha256', secret).update(text).digest('base64url');
  }

  /** @throws when the store does not answer. */
  async challenge(): Promise<CaptchaChallenge> {
    const stem = `${this.#now().getTime().toString(36)}.${randomBytes(16).toString('base64url')}`;
    return { challenge: `${stem}.${await this.#sign(stem)}`, ...work };
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

  async #checkPass(stem: string, signature: string): Promise<Proof | undefined> {
    if (!(await this.#isSigned(stem, signature))) return undefined;
    const [, issued = '', id = ''] = stem.split('.');
    const issuedAt = Number.parseInt(issued, 36);
    const age = this.#now().getTime() - issuedAt;
    return age >= passWait && age <= passLifetime ? { id, expiresAt: issuedAt + passLifetime } : undefined;
  }

  async #isSigned(text: string, signature: string): Promise<boolean> {
    const expected = Buffer.from(await this.#sign(text));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  /** @returns the proof of a solved challenge or of a pass, or `undefined` when there is none. @throws when the store does not answer. */
  async check(response: string): Promise<Proof | undefined> {
    if (response.length > 400) return undefined;
    const [issued = '', id = '', signature = '', nonces = '', ...more] = response.split('.');
    if (issued === 'pass' && more.length === 0) return this.#checkPass(`pass.${id}.${signature}`, nonces);
    if (more.length > 0 || !/^\d{1,9}(?:-\d{1,9})*$/.test(nonces)) return undefined;
    if (!(await this.#isSigned(`${issued}.${id}`, signature))) return undefined;
    const expiresAt = Number.parseInt(issued, 36) + lifetime;
    if (this.#now().getTime() > expiresAt) return undefined;
    const solutions = nonces.split('-');
    const challenge = `${issued}.${id}.${signature}`;
    const isSolved = (nonce: string, number: number) => {
      const digest = createHash('sha256').update(`${challenge}.${number}.${nonce}`).digest();
      return startsWithZeros(new Uint8Array(digest).buffer, work.bits);
    };
    return solutions.length === work.puzzles && solutions.every(isSolved) ? { id, expiresAt } : undefined;
  }
}
