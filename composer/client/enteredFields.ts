/** A form control that a visitor can change. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Values by their fields: the text, or for a checkbox or radio button whether it is checked. */
export type Entered = Map<Field, string | boolean>;

const fields = 'input:not([type=hidden]), textarea, select';

export const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const isChoice = (field: Field): field is HTMLInputElement => /^(?:checkbox|radio)$/.test(field.type);

export const valueOf = (field: Field): string | boolean => (isChoice(field) ? field.checked : field.value);

function isUntouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].every((option) => option.selected === option.defaultSelected);
  if (isChoice(field)) return field.checked === field.defaultChecked;
  // A prefilled field that is empty again was cleared by the visitor.
  return field.value === field.defaultValue && !('prefilled' in field.dataset);
}

/** Returns all fields of an island, or of a page, with their values. */
export const allFields = (root: ParentNode): Entered =>
  new Map(Array.from(root.querySelectorAll<Field>(fields), (field) => [field, valueOf(field)]));

/** Returns the fields that the visitor has changed since the page was loaded, with their values. */
export const enteredFields = (root: Element): Entered =>
  new Map([...allFields(root)].filter(([field]) => !isUntouched(field)));

/** Sets a value as the browser does: React does not notice. */
export function setSilently(field: Field, value: string | boolean): void {
  const prototype = Object.getPrototypeOf(field) as object;
  const property = typeof value === 'boolean' ? 'checked' : 'value';
  Object.getOwnPropertyDescriptor(prototype, property)?.set?.call(field, value);
}

/** Restores an entered value and dispatches its events. React ignores events for a value that it already knows. */
export function announce(field: Field, value: string | boolean): void {
  const isChecked = typeof value === 'boolean';
  // The section decides about its value.
  if (field.disabled) return;
  // The newly checked radio button notifies React of both.
  if (isChecked && !value && field.type === 'radio') return;
  const before = isChecked ? !value : value;
  // React stores the last value that it saw here, and drops events if the value is the same.
  const tracked = field as Field & { _valueTracker?: { setValue: (value: string) => void } };
  tracked._valueTracker?.setValue(isChecked ? String(before) : `${value}\u0000`);
  setSilently(field, before);
  if (isChecked) return field.click();
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  // Until the section has rendered the choice, React shows its own value again, which handlers of other fields may read.
  if (field instanceof HTMLSelectElement && !field.multiple) setSilently(field, value);
  // The visitor has already left the field.
  if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
