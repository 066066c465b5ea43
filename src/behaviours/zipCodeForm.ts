import { saveZipCode } from '#lib/browser/saveZipCode.ts';
import { readZipCode, zipCodeError } from '#lib/visitor/readZipCode.ts';

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
    const { error: wrong = '', notFound = '' } = form.dataset;
    say(isValid ? '' : zipCodeError(input?.value, wrong, notFound));
    if (!isValid) return input?.focus();
    if (!saveZipCode(zip, form)) say(form.dataset['notSaved']);
  };
  form.addEventListener('submit', onSubmit, { signal });
}
