/** `GET` answers with a fresh challenge (FORM-20). */
export const captchaPath = '/svt/ecm/captcha';

/**
 * Work for the visitor's computer in place of a riddle for the visitor: for each of `puzzles` numbers, find a nonce so
 * that the SHA-256 of `{challenge}.{number}.{nonce}` begins with `bits` zero bits. A challenge is good for ten minutes
 * and one lead. Several small puzzles take a steadier time than one big one.
 */
export interface CaptchaChallenge {
  readonly challenge: string;
  readonly puzzles: number;
  readonly bits: number;
}

/** Where a form gets its `captcha_response` from; a site may put another provider in the place of the embedded one. */
export interface CaptchaProvider {
  /** @throws {Error} when no token can be had. */
  readonly token: (signal?: AbortSignal) => Promise<string>;
}

/** Whether a digest begins with so many zero bits, at most 32. */
export function startsWithZeros(digest: ArrayBuffer, bits: number): boolean {
  return Math.clz32(new DataView(digest).getUint32(0)) >= bits;
}

const encoder = new TextEncoder();
const batch = 64;

async function solvePuzzle(stem: string, bits: number, signal?: AbortSignal): Promise<number> {
  for (let first = 0; ; first += batch) {
    signal?.throwIfAborted();
    const digests = await Promise.all(
      Array.from({ length: batch }, (_, index) =>
        crypto.subtle.digest('SHA-256', encoder.encode(`${stem}.${first + index}`)),
      ),
    );
    const found = digests.findIndex((digest) => startsWithZeros(digest, bits));
    if (found >= 0) return first + found;
  }
}

/** @returns what is sent as `captcha_response`: the challenge and a nonce for each puzzle. */
export async function solveCaptcha(
  { challenge, puzzles, bits }: CaptchaChallenge,
  signal?: AbortSignal,
): Promise<string> {
  const nonces: number[] = [];
  for (let number = 0; number < puzzles; number += 1)
    nonces.push(await solvePuzzle(`${challenge}.${number}`, bits, signal));
  return `${challenge}.${nonces.join('-')}`;
}

const isChallenge = (answer: unknown): answer is CaptchaChallenge => {
  if (typeof answer !== 'object' || answer === null) return false;
  const { challenge, puzzles, bits } = answer as Partial<Record<keyof CaptchaChallenge, unknown>>;
  return typeof challenge === 'string' && Number.isInteger(puzzles) && Number.isInteger(bits);
};

/** The provider that the embedded server checks. */
export const embeddedCaptcha: CaptchaProvider = {
  token: async (signal) => {
    const response = await fetch(captchaPath, { headers: { accept: 'application/json' }, signal });
    const answer: unknown = await response.json();
    if (!response.ok || !isChallenge(answer)) throw new Error('The captcha service did not answer.');
    return solveCaptcha(answer, signal);
  },
};
