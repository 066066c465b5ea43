import { carryEntries, hasCarried } from '#forms/post/carriedEntries.ts';
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
 * Keeps what the visitor has entered when the language changes: a link to another language takes the entries along, and
 * the page that it leads to hydrates its form at once, which enters them. They are never in an address.
 */
export function carryForm(root: HTMLElement, signal: AbortSignal): void {
  const form = root.querySelector('form');
  if (!form) return;
  const onClick = (event: MouseEvent) => {
    const link = followedLink(event);
    if (!link?.hreflang || link.origin !== location.origin) return;
    const entered = enteredIn(form);
    if (Object.keys(entered.values).length === 0) return;
    carryEntries(root.id, { path: link.pathname, step: stepOf(form), ...entered });
  };
  document.addEventListener('click', onClick, { signal });
  if (hasCarried(location.pathname)) hydrateNow(root);
}
