import { personName, readSourceMark } from '#forms/post/visitorSources.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isChoice = (field: Field): field is HTMLInputElement => /^(?:radio|checkbox)$/.test(field.type);

function fillIn(field: Field): void {
  const value = readSourceMark(field.dataset['prefill'] ?? '');
  if (value === '') return;
  if (isChoice(field)) field.checked = field.value === value;
  // Keep what the server or the visitor entered, or the browser restored.
  else if (field.value === '') {
    field.value = value;
    // A visitor who is already there replaces it by typing.
    if (field === document.activeElement && 'select' in field) field.select();
  }
  // From now on, an empty field is one that the visitor has emptied.
  field.dataset['prefilled'] = '';
}

/**
 * Before hydration, fills in fields from the page's address, cookies and session storage, and shows the person named in
 * the address (FORM-07).
 */
export function prefillFields(root: HTMLElement): void {
  for (const field of root.querySelectorAll<Field>('[data-prefill]')) fillIn(field);
  for (const line of root.querySelectorAll<HTMLElement>('[data-person]')) {
    const name = personName(readSourceMark(line.dataset['person'] ?? ''));
    const place = line.querySelector('span');
    if (name === '' || !place) continue;
    place.textContent = name;
    line.hidden = false;
  }
}
