import { carryEntries, dropCarried, dropCarriedValue, hasCarried } from '#lib/visitor/carriedEntries.ts';
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

/** Returns what was entered in a form, by the names of its fields. */
function enteredIn(form: HTMLFormElement) {
  const secrets = new Set(form.dataset['secret']?.split(' '));
  const names = new Set<string>();
  const values: Record<string, string> = {};
  for (const control of form.elements) {
    if (!isControl(control) || control.name === '') continue;
    names.add(control.name);
    const { name, value } = control;
    if (value === '' || isSecret(control, secrets)) continue;
    if (isChoice(control) && !(control as HTMLInputElement).checked) continue;
    values[name] = Object.hasOwn(values, name) ? `${values[name]},${value}` : value;
  }
  return { names: [...names], values };
}

/** Returns the position of the step that a form shows. */
function stepOf(form: HTMLFormElement): number {
  const shown = [...form.querySelectorAll<HTMLElement>('[data-step]')].find((step) => step.checkVisibility());
  return Number(shown?.dataset['step'] ?? 0);
}

/**
 * Keeps what the visitor has entered when the language changes or the page is loaded again: the page that follows
 * hydrates its form at once, which enters it. It is never in an address. A link to any other page and a form that was sent
 * leave nothing behind.
 */
export function carryForm(root: HTMLElement, signal: AbortSignal): void {
  const isArriving = hasCarried(location);
  // What is only prefilled is prefilled again.
  let isTouched = isArriving;
  let followed: HTMLAnchorElement | undefined;
  const carry = (form: HTMLFormElement, path: string) => {
    const entered = enteredIn(form);
    if (Object.keys(entered.values).length > 0)
      carryEntries(root.id, { path, step: stepOf(form), ...entered });
  };
  const onClick = (event: MouseEvent) => {
    const link = followedLink(event);
    followed = link?.pathname === location.pathname ? undefined : link;
    const form = root.querySelector('form');
    if (form && link?.hreflang && link.origin === location.origin) carry(form, link.pathname);
  };
  const onLeave = () => {
    if (followed) return;
    dropCarried(root.id);
    const form = root.querySelector('form');
    // A form that is being sent is busy until the next page arrives; its confirmation takes its place.
    if (form && isTouched && form.ariaBusy !== 'true') carry(form, location.pathname + location.search);
  };
  const onInput = ({ target }: Event) => {
    isTouched = true;
    if (isArriving && target instanceof Element && isControl(target)) dropCarriedValue(target.name, location);
  };
  root.addEventListener('input', onInput, { signal });
  document.addEventListener('click', onClick, { signal });
  addEventListener('pagehide', onLeave, { signal });
  if (isArriving) hydrateNow(root);
}
