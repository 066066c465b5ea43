import { readSourceMark } from '#forms/post/visitorSources.ts';
import {
  carryEntries,
  dropCarried,
  dropCarriedValue,
  hasCarried,
  isCarried,
} from '#lib/visitor/carriedEntries.ts';
import { hydrateNow } from '#lib/browser/hydrateEvent.ts';
import { followedLink } from '#lib/browser/isPlainClick.ts';
import { hasLongNumber } from '#lib/visitor/withoutPersonal.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

const isChoice = ({ type }: Control) => type === 'checkbox' || type === 'radio';

/** Whether the control must not be carried: sensitive fields, and long numbers other than telephone numbers (SEC-04). */
const isSecret = ({ type, name, value }: Control, secrets: ReadonlySet<string>) =>
  secrets.has(name) || type === 'hidden' || type === 'password' || (type !== 'tel' && hasLongNumber(value));

/** Whether a control has only what its source says. React reports that as an input when it hydrates. */
const isPrefilled = ({ dataset, value }: Control): boolean =>
  dataset['prefill'] !== undefined && value !== '' && value === readSourceMark(dataset['prefill']);

/** Returns what was entered in a form, and what prefilled it, by the names of its fields. */
function enteredIn(form: HTMLFormElement) {
  const secrets = new Set(form.dataset['secret']?.split(' '));
  const names = new Set<string>();
  const values: Record<string, string> = {};
  const sources: Record<string, string> = {};
  for (const control of form.elements) {
    if (!isControl(control) || control.name === '') continue;
    names.add(control.name);
    const { name, value } = control;
    if (isSecret(control, secrets)) continue;
    const mark = control.dataset['prefill'];
    const source = readSourceMark(mark ?? '');
    if (mark !== undefined && !hasLongNumber(source)) sources[name] = source;
    if (value === '') continue;
    if (isChoice(control) && !(control as HTMLInputElement).checked) continue;
    values[name] = Object.hasOwn(values, name) ? `${values[name]},${value}` : value;
  }
  return { names: [...names], values, sources };
}

/** Returns the position of the step that a form shows. */
function stepOf(form: HTMLFormElement): number {
  const shown = [...form.querySelectorAll<HTMLElement>('[data-step]')].find((step) => step.checkVisibility());
  return Number(shown?.dataset['step'] ?? 0);
}

/**
 * Keeps what the visitor has entered when the language changes or the page is loaded again: the page that follows
 * hydrates its form at once, which enters it. It is never in an address. A link to any other page leaves nothing behind,
 * unless the form has steps: who looks at the rates once more has not given up an application. A form that was sent leaves
 * nothing.
 */
export function carryForm(root: HTMLElement, signal: AbortSignal): void {
  const isArriving = hasCarried(location);
  // What is only prefilled is prefilled again.
  let isTouched = isArriving;
  let isWaiting = isArriving;
  let followed: HTMLAnchorElement | undefined;
  const keyAt = (path: string) => `${path}#${root.id}`;
  const carry = (form: HTMLFormElement, path: string) => {
    const { sources, ...entered } = enteredIn(form);
    if (Object.keys(entered.values).length === 0) return;
    carryEntries(keyAt(path), {
      path,
      step: stepOf(form),
      ...(path === location.pathname && { sources }),
      stays: form.querySelector('[data-step]') !== null,
      ...entered,
    });
  };
  const onClick = (event: MouseEvent) => {
    const link = followedLink(event);
    followed = link?.pathname === location.pathname ? undefined : link;
    const form = root.querySelector('form');
    if (form && link?.hreflang && link.origin === location.origin) carry(form, link.pathname);
  };
  const onLeave = () => {
    const form = root.querySelector('form');
    const own = keyAt(location.pathname);
    // What the form has not taken yet is not in its fields.
    if (isWaiting && isCarried(own)) return;
    isWaiting = false;
    dropCarried(own);
    const isKept = followed ? !followed.hreflang && form?.querySelector('[data-step]') : isTouched;
    // A form that is being sent is busy until the next page arrives; its confirmation takes its place.
    if (form && isTouched && isKept && form.ariaBusy !== 'true') carry(form, location.pathname);
  };
  const onInput = ({ target }: Event) => {
    if (!(target instanceof Element) || !isControl(target) || isPrefilled(target)) return;
    isTouched = true;
    if (isArriving) dropCarriedValue(target.name, location);
  };
  root.addEventListener('input', onInput, { signal });
  document.addEventListener('click', onClick, { signal });
  addEventListener('pagehide', onLeave, { signal });
  if (isArriving) hydrateNow(root);
}
