import { hydrateNow } from '#lib/browser/hydrateEvent.ts';
import { followedLink } from '#lib/browser/isPlainClick.ts';
import { carryEntries, takeCarried } from '#lib/visitor/carriedEntries.ts';
import { hasLongNumber } from '#lib/visitor/withoutPersonal.ts';
import type { Behaviour } from './behaviour.ts';

type Field = HTMLInputElement | HTMLSelectElement;

const fieldsIn = (root: Element): Field[] =>
  [...root.querySelectorAll<Field>('form :is(input:not([type=hidden], [type=radio]), select)[name]')].filter(
    ({ name }) => name !== '',
  );

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
    const link = followedLink(event);
    if (!link?.hreflang || link.origin !== location.origin) return;
    const fields = fieldsIn(root).filter(({ value }) => !hasLongNumber(value));
    const values = Object.fromEntries(
      fields.map((field) => [field.name, isTick(field) ? (field.checked ? 'yes' : '') : field.value]),
    );
    carryEntries(root.id, { path: link.pathname, names: Object.keys(values), values });
  };
  document.addEventListener('click', onClick, { signal });
  const fields = fieldsIn(root);
  const carried = takeCarried(
    fields.map(({ name }) => name),
    location,
  );
  if (!carried) return;
  for (const field of fields) enter(field, carried.values[field.name]);
  hydrateNow(root);
};
