import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { isRecord } from '#lib/values/isRecord.ts';
import { type CaptchaProvider, captchaPath } from './captcha.ts';

/**
 * Solves a proof-of-work challenge: searches for the number that the challenge's key was derived from. The computer
 * does the work instead of the visitor.
 *
 * @returns the `captcha_response`: challenge and solution as Base64-encoded JSON, in altcha's format.
 * @throws {Error} if there is no solution within altcha's limit of 90 seconds.
 */
export async function solveCaptcha(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The captcha was not solved in time.');
  return btoa(JSON.stringify({ challenge, solution }));
}

const isChallenge = (answer: unknown): answer is Challenge & Record<string, unknown> =>
  isRecord(answer) && isRecord(answer['parameters']) && typeof answer['signature'] === 'string';

/** The provider that the embedded server verifies. */
export const embeddedCaptcha: CaptchaProvider = {
  token: async () => {
    const response = await fetch(captchaPath, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(10_000),
    });
    const answer: unknown = await response.json();
    if (!response.ok || !isChallenge(answer)) throw new Error('The captcha service did not answer.');
    return solveCaptcha(answer);
  },
};
