import { afterPaint } from '#lib/browser/afterPaint.ts';
import { carryWithLink } from '#lib/browser/carryWithLink.ts';
import { hydrateNow } from '#lib/browser/hydrateEvent.ts';
import { followedLink } from '#lib/browser/isPlainClick.ts';
import { takeCarried } from '#lib/visitor/carriedEntries.ts';
import { hasLongNumber } from '#lib/visitor/withoutPersonal.ts';
import type { Behaviour } from './behaviour.ts';

type Field = HTMLInputElement | HTMLSelectElement;

/** Checkboxes with a value, such as filters, apply at once and are in the address. */
const carriedFields =
  ':is(form, [data-carried]) :is(input:not([type=hidden], [type=radio], [type=checkbox][value]), select)[name]';

const fieldsIn = (root: Element): Field[] => [...root.querySelectorAll<Field>(carriedFields)];

/** A form whose answer is shown; what it answers is not in the address. */
const answeredForm = 'form[data-answered]';

const isTick = (field: Field): field is HTMLInputElement => field.type === 'checkbox';

/** Sets a field to what was carried to it. Returns whether it has such a choice. */
function enter(field: Field, value: string): boolean {
  if (field instanceof HTMLSelectElement && ![...field.options].some((one) => one.value === value))
    return false;
  if (isTick(field)) field.checked = value === 'yes';
  else field.value = value;
  return true;
}

/**
 * Chooses what was carried to selects whose choices depend on another field, such as the counties of a state, once they
 * have it. What the visitor chooses in the meantime counts.
 *
 * @param onComplete called after the last choice.
 */
function chooseLater(
  root: Element,
  waiting: Map<string, string>,
  signal: AbortSignal,
  onComplete: () => void,
): void {
  if (waiting.size === 0) return;
  const choose = () => {
    for (const field of fieldsIn(root)) {
      const value = waiting.get(field.name);
      if (value === undefined || !enter(field, value)) continue;
      waiting.delete(field.name);
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
    if (waiting.size > 0) return;
    stop();
    onComplete();
  };
  // After the section has read its other fields, without this one: it does so after a paint.
  const observer = new MutationObserver(() => void afterPaint().then(choose));
  const stop = () => {
    waiting.clear();
    observer.disconnect();
  };
  observer.observe(root, { childList: true, subtree: true });
  const onInput = ({ isTrusted, target }: Event) => {
    // The events of a checkbox that hydration clicks are trusted too.
    if (isTrusted && target instanceof HTMLSelectElement) stop();
  };
  root.addEventListener('input', onInput, { signal });
  signal.addEventListener('abort', stop);
}

/**
 * Takes what visitors have entered in a section's form, or inside `[data-carried]`, along to the page in another
 * language, within the browser tab. There the section hydrates at once, and answers it. Not for radio buttons and for what
 * identifies people.
 */
export const carryFields: Behaviour = (root, signal) => {
  const onClick = (event: MouseEvent) => {
    if (!followedLink(event)?.hreflang) return;
    const fields = fieldsIn(root).filter(({ value }) => !hasLongNumber(value));
    const valueOf = (field: Field) => (isTick(field) ? (field.checked ? 'yes' : '') : field.value);
    const values = Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]));
    const isAnswered = root.querySelector(answeredForm) !== null;
    carryWithLink(event, root.id, { ...values, ...(isAnswered && { answered: 'yes' }) });
  };
  document.addEventListener('click', onClick, { signal });
  const fields = fieldsIn(root);
  const carried = takeCarried(
    fields.map(({ name }) => name),
    location,
  );
  if (carried.length === 0) return;
  const values = Object.assign({}, ...carried.map((one) => one.values)) as Readonly<Record<string, string>>;
  const waiting = new Map<string, string>();
  for (const field of fields) {
    const value = values[field.name];
    if (value !== undefined && !enter(field, value)) waiting.set(field.name, value);
  }
  chooseLater(root, waiting, signal, () => {
    if (values['answered']) void afterPaint().then(() => root.querySelector('form')?.requestSubmit());
  });
  hydrateNow(root);
};
