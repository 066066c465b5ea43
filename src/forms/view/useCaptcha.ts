import { useRef, useState } from 'react';
import type { OutsideCaptcha } from '#lib/browser/OutsideCaptcha.ts';
import type { CaptchaProvider } from '#forms/post/captcha.ts';
import type { FormDefinition } from '#forms/definition/formDefinition.ts';
import { fieldsOf } from '#forms/definition/formFields.ts';
import { isCaptcha } from '#forms/kinds/captcha.ts';
import type { FieldErrors, RuleWords } from '#forms/rules/rules.ts';
import type { FormSetup } from './FormSetup.ts';

/** How far the visitor's challenge is. */
export type ChallengeState = 'open' | 'working' | 'done' | 'failed';

/** Only what the site has chosen is loaded, and only for forms that have a captcha. */
async function loadProvider(outside: OutsideCaptcha | undefined): Promise<CaptchaProvider> {
  if (!outside) return (await import('#forms/post/embeddedCaptcha.ts')).embeddedCaptcha;
  return (await import('#forms/post/outsideCaptcha.ts')).outsideCaptcha(outside);
}

/** Where a form's `captcha_response` comes from: unseen when it is sent, or from a box that the visitor ticks (FORM-02). */
export function useCaptcha(
  definition: FormDefinition,
  words: RuleWords,
  { captcha: given, outsideCaptcha: outside }: Pick<FormSetup, 'captcha' | 'outsideCaptcha'>,
) {
  const field = fieldsOf(definition).find(isCaptcha);
  const [challenge, setChallenge] = useState<ChallengeState>('open');
  const proof = useRef<Promise<string>>(undefined);
  const loaded = useRef<Promise<CaptchaProvider>>(undefined);
  const provider = () => (loaded.current ??= given ? Promise.resolve(given) : loadProvider(outside));
  const work = () => provider().then((found) => found.token());
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
    /** Shows the part of a provider outside of Portico; `undefined` where the form has a part of its own. */
    show:
      outside && field
        ? (box: HTMLElement) => {
            void provider().then(({ show }) =>
              show?.(box, field.captchaType, (result) => {
                proof.current = result.state === 'done' ? Promise.resolve(result.token) : undefined;
                setChallenge(result.state);
              }),
            );
          }
        : undefined,
    /** What keeps the form from being sent: a box that was not ticked, or whose work failed. */
    errors: (): FieldErrors => {
      if (field?.captchaType !== 'challenge') return {};
      if (challenge === 'failed') return { [field.name]: words['errorCaptcha'] ?? '' };
      if (proof.current !== undefined) return {};
      const label = field.label ?? words['captchaLabel'] ?? '';
      return { [field.name]: (words['errorRequired'] ?? '').replace('{name}', () => label) };
    },
    /** What is sent; `undefined` for a form without a captcha. @throws {Error} when no proof can be had. */
    response: async (): Promise<string | undefined> => {
      if (!field) return undefined;
      try {
        return await (proof.current ?? work());
      } finally {
        // A proof is good for one post.
        reset();
        void provider().then((found) => found.reset?.());
      }
    },
  };
}
