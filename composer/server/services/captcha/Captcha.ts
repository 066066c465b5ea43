import { randomBytes, randomInt } from 'node:crypto';
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FastifyPluginAsync } from 'fastify';
import { isRecord } from '#lib/values/isRecord.ts';
import { captchaPath } from '#forms/post/captcha.ts';
import { StoreSigner } from '#composer/server/store/storeSecret.ts';
import type { Store } from '#composer/server/store/openStore.ts';

/** Proof that a form comes from a person. Valid for one lead. */
export interface Proof {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Verifies the `captcha_response` of forms (FORM-20). */
export interface ProofCheck {
  /** Returns the proof, or `undefined` if it is not valid. @throws {Error} if it cannot be verified now. */
  readonly check: (response: string) => Promise<Proof | undefined>;
  /** Issues what a form without JavaScript sends instead of a proof when it is resubmitted. @throws {Error} */
  readonly pass: () => Promise<string>;
}

/**
 * Proof of work of a challenge: keys are derived with `cost` rounds each until one fits, at most `counter.max`. Takes
 * some tenths of a second on a desktop, and a second or two on a slow phone.
 */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 5000, counter: { min: 100, max: 300 } } as const;
/** Lifetime of a challenge in milliseconds. */
const lifetime = 10 * 60_000;
/** A pass is only valid this many milliseconds after it was issued, because people first read the message. */
export const passWait = 2000;
const passLifetime = 60 * 60_000;
/** Maximum length of a response in characters. Real ones have about 600. */
const longest = 2000;

/** Parses a form's `captcha_response` in altcha's format. Returns `undefined` for anything else. */
function readPayload(response: string): Payload | undefined {
  try {
    const payload: unknown = JSON.parse(Buffer.from(response, 'base64').toString('utf8'));
    if (!isRecord(payload) || !isRecord(payload['challenge']) || !isRecord(payload['solution']))
      return undefined;
    // altcha validates what the signature does not cover.
    return isRecord(payload['challenge']['parameters']) ? (payload as unknown as Payload) : undefined;
  } catch {
    return undefined;
  }
}

/** The embedded captcha (FORM-20). The signing key is in the store, so that any process can verify responses. */
export class Captcha implements ProofCheck {
  readonly #signer: StoreSigner;
  readonly #now: () => Date;

  constructor(store: Store, now: () => Date) {
    this.#signer = new StoreSigner(store, 'captcha');
    this.#now = now;
  }

  /** Creates a challenge. @throws if the store does not answer. */
  async challenge(): Promise<Challenge> {
    const { algorithm, cost, counter } = work;
    return createChallenge({
      algorithm,
      cost,
      counter: randomInt(counter.min, counter.max + 1),
      deriveKey,
      // altcha's own `expiresAt` would be compared with the system clock instead of the server's `now`.
      data: { expiresAt: this.#now().getTime() + lifetime },
      hmacSignatureSecret: (await this.#signer.secret()).toString('base64'),
    });
  }

  /**
   * Issues a pass for a form that was submitted without JavaScript, and so without a proof. It shows that the sender
   * has waited and has kept the response. This and the rate limit slow bots down; HTML alone allows no more.
   *
   * @throws if the store does not answer.
   */
  async pass(): Promise<string> {
    const stem = `pass.${this.#now().getTime().toString(36)}.${randomBytes(16).toString('base64url')}`;
    return `${stem}.${await this.#signer.sign(stem)}`;
  }

  async #checkPass(pass: string): Promise<Proof | undefined> {
    const [name = '', issued = '', id = '', signature = '', ...more] = pass.split('.');
    const isSigned = await this.#signer.isSigned(`${name}.${issued}.${id}`, signature);
    if (more.length > 0 || !isSigned) return undefined;
    const issuedAt = Number.parseInt(issued, 36);
    const age = this.#now().getTime() - issuedAt;
    return age >= passWait && age <= passLifetime ? { id, expiresAt: issuedAt + passLifetime } : undefined;
  }

  /**
   * Returns the proof of a solved challenge or of a pass, or `undefined` if it is not valid.
   * @throws if the store does not answer.
   */
  async check(response: string): Promise<Proof | undefined> {
    if (response.length > longest) return undefined;
    if (response.startsWith('pass.')) return this.#checkPass(response);
    const payload = readPayload(response);
    if (!payload) return undefined;
    const hmacSignatureSecret = (await this.#signer.secret()).toString('base64');
    const { challenge, solution } = payload;
    const isVerified = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret }).then(
      ({ verified }) => verified,
      // Thrown for malformed responses.
      () => false,
    );
    const { nonce, data } = challenge.parameters;
    const expiresAt = Number(data?.['expiresAt']);
    return isVerified && this.#now().getTime() <= expiresAt ? { id: nonce, expiresAt } : undefined;
  }
}

/** `GET /svt/ecm/captcha`: creates a challenge for one form (FORM-20). */
export const captchaService: FastifyPluginAsync<{ readonly captcha: Captcha }> = (server, { captcha }) => {
  server.get(captchaPath, async (request, reply) => {
    try {
      return await reply.send(await captcha.challenge());
    } catch (error) {
      request.log.error({ name: error instanceof Error ? error.name : 'unknown' }, 'no captcha can be made');
      return reply.code(503).header('retry-after', '10').send({ status: 'error', error: 'unavailable' });
    }
  });
  return Promise.resolve();
};
