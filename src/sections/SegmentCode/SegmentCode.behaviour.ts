import type { Behaviour } from '#behaviours/behaviour.ts';
import { readCookie, writeCookie } from '#lib/visitor/cookies.ts';

/**
 * Whether a code is valid: 4 to 32 letters and digits (WIDG-05). The cookie is sent with every request, so it must be
 * short; a longer text is refused, because its beginning would be another code.
 */
export const isSegmentCode = (code: string): boolean => /^[a-z\d]{4,32}$/i.test(code);

/** Validates the code on blur and on submit, and saves a valid one in the cookie (WIDG-05). */
export const behaviour: Behaviour = (root, signal) => {
  const form = root.querySelector('form');
  const input = root.querySelector<HTMLInputElement>('[name=code]');
  const error = root.querySelector('[role=alert]');
  const applied = root.querySelector('[role=status]');
  if (!form || !input || !error || !applied) return;
  const words = form.querySelector<HTMLInputElement>('[name=errorText]')?.value ?? '';

  const check = (): string | undefined => {
    const code = input.value.trim();
    const isValid = isSegmentCode(code);
    input.setAttribute('aria-invalid', String(!isValid));
    error.textContent = isValid ? '' : words;
    // What was said before is about another code.
    if (!isValid) applied.textContent = '';
    return isValid ? code : undefined;
  };
  const sayApplied = (code: string) => {
    applied.textContent = `${form.dataset['applied'] ?? ''} ${code}`;
  };
  let isApplying = false;
  // An error above the button would move the button away while it is pressed.
  const onPointerDown = ({ target }: PointerEvent) => {
    isApplying = target instanceof Element && target.closest('[type=submit]') !== null;
  };
  const onBlur = () => {
    // Leaving the empty field is not an error.
    if (input.value !== '' && !isApplying) check();
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    isApplying = false;
    const code = check();
    if (code === undefined) return input.focus();
    writeCookie('segment_code', code);
    sayApplied(code);
  };
  const storedCode = readCookie('segment_code');
  if (storedCode !== undefined && isSegmentCode(storedCode)) sayApplied(storedCode);
  form.addEventListener('pointerdown', onPointerDown, { signal });
  input.addEventListener('blur', onBlur, { signal });
  form.addEventListener('submit', onSubmit, { signal });
};
