import { useRef, useState } from 'react';
import type { CaptchaProvider } from '#forms/post/captcha.ts';
import type { FormDefinition } from '#forms/definition/formDefinition.ts';
import { fieldsOf } from '#forms/definition/formFields.ts';
import { isCaptcha } from '#forms/kinds/captcha.ts';
import type { FieldErrors, RuleWords } from '#forms/rules/rules.ts';

/** How far the visitor's challenge is. */
export type ChallengeState = 'open' | 'working' | 'done' | 'failed';

/** The embedded provider is only loaded for forms that have a captcha. */
const embedded = async (): Promise<CaptchaProvider> =>
  (await import('#forms/post/captcha.ts')).embeddedCaptcha;

/** Where a form's `captcha_response` comes from: unseen when it is sent, or from a box that the visitor ticks (FORM-02). */
export function useCaptcha(definition: FormDefinition, words: RuleWords, provider?: CaptchaProvider) {
  const field = fieldsOf(definition).find(isCaptcha);
  const [challenge, setChallenge] = useState<ChallengeState>('open');
  const proof = useRef<Promise<string>>(undefined);
  const work = () => Promise.resolve(provider ?? embedded()).then((found) => found.token());
  const reset = () => {
    proof.current = undefined;
    setChallenge('open');
  };

  return {
    challenge,
    /** The visitor ticked the box, or took the tick away. */
    tick: (isTicked: boolean) => {
      if (!isTicked) return reset();
      setChallenge('working');
      const started = work();
      proof.current = started;
      started.then(
        () => proof.current === started && setChallenge('done'),
        () => proof.current === started && setChallenge('failed'),
      );
    },
    /** What keeps the form from being sent: a box that was not ticked, or whose work failed. */
    errors: (): FieldErrors => {
      if (field?.captchaType !== 'challenge') return {};
      const label = field.label ?? words['captchaLabel'] ?? '';
      if (proof.current === undefined)
        return { [field.name]: (words['errorRequired'] ?? '').replace('{name}', () => label) };
      return challenge === 'failed' ? { [field.name]: words['errorCaptcha'] ?? '' } : {};
    },
    /** What is sent; `undefined` for a form without a captcha. @throws {Error} when no proof can be had. */
    response: async (): Promise<string | undefined> => {
      if (!field) return undefined;
      try {
        return await (proof.current ?? work());
      } finally {
        // A proof is good for one post.
        reset();
      }
    },
  };
}
