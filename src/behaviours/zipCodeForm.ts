import { saveZipCode } from '#lib/browser/saveZipCode.ts';
import { fill } from '#lib/format/fill.ts';
import { readZipCode, unknownZipCode } from '#lib/visitor/readZipCode.ts';

/** Enhances a zip code form: saves the zip code without a page load (PAGE-09). */
export function zipCodeForm(form: HTMLFormElement, signal: AbortSignal): void {
  const input = form.querySelector<HTMLInputElement>('[name=zipcode]');
  const error = form.querySelector('[role=alert]');
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const zip = readZipCode(input?.value);
    const isValid = zip !== undefined;
    input?.setAttribute('aria-invalid', String(!isValid));
    const say = (text = '') => {
      if (error) error.textContent = text;
    };
    const unknown = unknownZipCode(input?.value);
    say(
      isValid
        ? ''
        : unknown === undefined
          ? form.dataset['error']
          : fill(form.dataset['notFound'] ?? '', { zip: unknown }),
    );
    if (!isValid) return input?.focus();
    if (!saveZipCode(zip, form)) say(form.dataset['notSaved']);
  };
  form.addEventListener('submit', onSubmit, { signal });
}
