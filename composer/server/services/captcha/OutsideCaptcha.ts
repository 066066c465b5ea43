import { createHash } from 'node:crypto';
import { isRecord } from '#lib/values/isRecord.ts';
import type { CaptchaProviderDefinition } from '#composer/release/release.ts';
import { within } from '#composer/server/watch/within.ts';
import { Upstream } from '#composer/server/http/upstream.ts';
import type { Store } from '#composer/server/store/openStore.ts';
import { keepVerifiedProof, verifiedProof } from '#composer/server/store/verifiedProofs.ts';
import type { UpstreamWatch } from '#composer/server/watch/Upstreams.ts';
import type { Captcha, Proof, ProofCheck } from './Captcha.ts';

type Definition = Exclude<CaptchaProviderDefinition, 'embedded'>;

/** Milliseconds for which a verified token may be sent again, for example with a form that could not be stored. */
const lifetime = 10 * 60_000;
/** Milliseconds that the store has to answer. */
const storeMs = 1800;
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
  /** Keeps which tokens were verified, because providers accept each only once, whichever server asks. */
  readonly store: Store;
  readonly now: () => Date;
  readonly watch: UpstreamWatch;
}

/** An external captcha provider. Each token is verified only once (FORM-20). */
export class OutsideCaptcha implements ProofCheck {
  readonly #options: OutsideCaptchaOptions;
  readonly #upstream: Upstream;

  constructor(options: OutsideCaptchaOptions) {
    this.#options = options;
    const { verify, timeoutMs } = options.definition;
    this.#upstream = new Upstream({
      upstream: verify,
      method: 'POST',
      ...(timeoutMs !== undefined && { timeoutMs }),
      isPersonal: true,
      now: options.now,
      watch: options.watch,
      read: () => ({}),
      check: readVerdict,
    });
  }

  readonly pass = () => this.#options.embedded.pass();

  /** @throws {Error} if the store fails, the provider does not answer in time, or its response is malformed. */
  async check(response: string): Promise<Proof | undefined> {
    if (response === '' || response.length > longest) return undefined;
    if (response.startsWith('pass.')) return this.#options.embedded.check(response);
    const id = createHash('sha256').update(response).digest('base64url');
    const time = this.#options.now().getTime();
    const { secret, store } = this.#options;
    // Asked first: without the store, no lead could be stored, and the token would be used up.
    const verified = await within(storeMs, verifiedProof(store, id));
    if (verified) return verified.expiresAt >= time ? verified : undefined;
    const answer = await this.#upstream.ask({ form: { secret, response } });
    if (!answer) throw new Error('The captcha service does not answer.');
    // The same form may have been sent twice, and the other one was faster.
    if (!this.#isGood(readVerdict(JSON.parse(answer.body)))) return within(storeMs, verifiedProof(store, id));
    const proof = { id, expiresAt: time + lifetime };
    // If that fails, the lead may still be stored.
    await within(storeMs, keepVerifiedProof(store, proof)).catch(() => {});
    return proof;
  }

  #isGood({ success, score }: Verdict): boolean {
    const { minScore } = this.#options.definition;
    return success && (minScore === undefined || score === undefined || score >= minScore);
  }
}
