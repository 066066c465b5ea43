import { useRef, useState } from 'react';
import type { OutsideCaptcha } from '#lib/browser/OutsideCaptcha.ts';
import type { CaptchaProvider } from '#forms/post/captcha.ts';
import type { FormDefinition } from '#forms/definition/formDefinition.ts';
import { fieldsOf } from '#forms/definition/formFields.ts';
import { isCaptcha } from '#forms/kinds/captcha.ts';
import type { FieldErrors, RuleWords } from '#forms/rules/rules.ts';
import type { FormSetup } from './FormSetup.ts';

/** The state of the visitor's challenge. */
export type ChallengeState = 'open' | 'working' | 'done' | 'failed';

/** Loads only the site's provider, and only for forms with a captcha. */
async function loadProvider(
  outside: OutsideCaptcha | undefined,
  defer: (run: () => void) => void,
): Promise<CaptchaProvider> {
  if (!outside) return (await import('#forms/post/embeddedCaptcha.ts')).embeddedCaptcha;
  return (await import('#forms/post/outsideCaptcha.ts')).outsideCaptcha(outside, defer);
}

/**
 * Provides a form's `captcha_response`: silently when it is sent, or from a checkbox that the visitor ticks (FORM-02).
 */
export function useCaptcha(
  definition: FormDefinition,
  words: RuleWords,
  { captcha: given, outsideCaptcha: outside }: Pick<FormSetup, 'captcha' | 'outsideCaptcha'>,
  defer: (run: () => void) => void,
) {
  const field = fieldsOf(definition).find(isCaptcha);
  const [challenge, setChallenge] = useState<ChallengeState>('open');
  const proof = useRef<Promise<string>>(undefined);
  const loaded = useRef<Promise<CaptchaProvider>>(undefined);
  const provider = () => (loaded.current ??= given ? Promise.resolve(given) : loadProvider(outside, defer));
  const work = () => provider().then((found) => found.token());
  const reset = () => {
    proof.current = undefined;
    setChallenge('open');
  };

  return {
    challenge,
    /** Call when the visitor ticks or unticks the checkbox. */
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
    /** Renders the widget of a third-party provider; `undefined` if the form's own badge or checkbox is used. */
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
    /** Returns the errors that prevent sending: the checkbox is not ticked, or its challenge failed. */
    errors: (): FieldErrors => {
      if (field?.captchaType !== 'challenge') return {};
      if (challenge === 'failed') return { [field.name]: words['errorCaptcha'] ?? '' };
      if (proof.current !== undefined) return {};
      const label = field.label ?? words['captchaLabel'] ?? '';
      return { [field.name]: (words['errorRequired'] ?? '').replace('{name}', () => label) };
    },
    /**
     * Returns the value to send; `undefined` for a form without a captcha.
     *
     * @throws {Error} if the provider gives no token.
     */
    response: async (): Promise<string | undefined> => {
      if (!field) return undefined;
      try {
        return await (proof.current ?? work());
      } finally {
        // A token is valid for one submission.
        reset();
        void provider().then((found) => found.reset?.());
      }
    },
  };
}
