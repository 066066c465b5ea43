import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { isRecord } from '#lib/values/isRecord.ts';
import type { CaptchaProviderDefinition } from '#composer/release/release.ts';
import { Upstream } from '#composer/server/http/upstream.ts';
import type { Captcha, Proof, ProofCheck } from './Captcha.ts';

type Definition = Exclude<CaptchaProviderDefinition, 'embedded'>;

/** Milliseconds for which a verified token may be sent again, for example with a form that could not be stored. */
const lifetime = 10 * 60_000;
/** Maximum length of a token in characters. */
const longest = 10_000;

interface Verdict {
  readonly success: boolean;
  readonly score?: number;
}

/** @throws {Error} if the response is malformed. */
function readVerdict(answer: unknown): Verdict {
  if (!isRecord(answer) || typeof answer['success'] !== 'boolean')
    throw new Error('The captcha service did not say whether the token is good.');
  const { success, score } = answer;
  return { success, ...(typeof score === 'number' && { score }) };
}

interface OutsideCaptchaOptions {
  readonly definition: Definition;
  /** Authenticates the site to the provider. */
  readonly secret: string;
  /** Issues and checks passes for forms without JavaScript. */
  readonly embedded: Captcha;
  readonly now: () => Date;
}

/** An external captcha provider. Each token is verified only once (FORM-20). */
export class OutsideCaptcha implements ProofCheck {
  readonly #options: OutsideCaptchaOptions;
  readonly #upstream: Upstream;
  /** Cached, because providers accept each token only once. */
  readonly #verified = new LRUCache<string, Proof>({ max: 1000 });

  constructor(options: OutsideCaptchaOptions) {
    this.#options = options;
    const { verify, timeoutMs } = options.definition;
    this.#upstream = new Upstream({
      upstream: verify,
      method: 'POST',
      ...(timeoutMs !== undefined && { timeoutMs }),
      isPersonal: true,
      now: options.now,
      read: () => ({}),
      check: readVerdict,
    });
  }

  readonly pass = () => this.#options.embedded.pass();

  /** @throws {Error} if the provider does not answer in time, or its response is malformed. */
  async check(response: string): Promise<Proof | undefined> {
    if (response === '' || response.length > longest) return undefined;
    if (response.startsWith('pass.')) return this.#options.embedded.check(response);
    const id = createHash('sha256').update(response).digest('base64url');
    const time = this.#options.now().getTime();
    const verified = this.#verified.get(id);
    if (verified) return verified.expiresAt >= time ? verified : undefined;
    const { secret } = this.#options;
    const answer = await this.#upstream.ask({ form: { secret, response } });
    if (!answer) throw new Error('The captcha service does not answer.');
    if (!this.#isGood(readVerdict(JSON.parse(answer.body)))) return undefined;
    const proof = { id, expiresAt: time + lifetime };
    this.#verified.set(id, proof);
    return proof;
  }

  #isGood({ success, score }: Verdict): boolean {
    const { minScore } = this.#options.definition;
    return success && (minScore === undefined || score === undefined || score >= minScore);
  }
}
