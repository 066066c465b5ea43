import { carryWithLink } from '#lib/browser/carryWithLink.ts';
import { hydrateNow } from '#lib/browser/hydrateEvent.ts';
import { followedLink } from '#lib/browser/isPlainClick.ts';
import { takeCarried } from '#lib/visitor/carriedEntries.ts';
import { hasLongNumber } from '#lib/visitor/withoutPersonal.ts';
import type { Behaviour } from './behaviour.ts';

type Field = HTMLInputElement | HTMLSelectElement;

const carriedFields = 'form :is(input:not([type=hidden], [type=radio]), select)[name]';

const fieldsIn = (root: Element): Field[] => [...root.querySelectorAll<Field>(carriedFields)];

const isTick = (field: Field): field is HTMLInputElement => field.type === 'checkbox';

/** Sets a field to what was carried to it, unless it has no such choice. */
function enter(field: Field, value: string | undefined): void {
  if (value === undefined) return;
  if (isTick(field)) field.checked = value === 'yes';
  else if (!(field instanceof HTMLSelectElement) || [...field.options].some((one) => one.value === value))
    field.value = value;
}

/**
 * Takes what visitors have entered in a section's form along to the page in another language, within the browser tab.
 * There the section hydrates at once, and answers it. Not for radio buttons and for what identifies people.
 */
export const carryFields: Behaviour = (root, signal) => {
  const onClick = (event: MouseEvent) => {
    if (!followedLink(event)?.hreflang) return;
    const fields = fieldsIn(root).filter(({ value }) => !hasLongNumber(value));
    const valueOf = (field: Field) => (isTick(field) ? (field.checked ? 'yes' : '') : field.value);
    carryWithLink(event, root.id, Object.fromEntries(fields.map((field) => [field.name, valueOf(field)])));
  };
  document.addEventListener('click', onClick, { signal });
  const fields = fieldsIn(root);
  const carried = takeCarried(
    fields.map(({ name }) => name),
    location,
  );
  if (carried.length === 0) return;
  for (const { values } of carried) for (const field of fields) enter(field, values[field.name]);
  hydrateNow(root);
};
