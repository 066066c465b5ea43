import type { VisibleField } from './formDefinition.ts';

/** A US phone number as it is typed: `555-555-0142`; longer or shorter numbers keep their plain digits. */
export function formatPhone(typed: string, digits: number): string {
  const only = typed.replace(/\D/g, '').slice(0, digits);
  if (digits !== 10 || only.length < 4) return only;
  if (only.length < 7) return `${only.slice(0, 3)}-${only.slice(3)}`;
  return `${only.slice(0, 3)}-${only.slice(3, 6)}-${only.slice(6)}`;
}

/** What of a typed text a field of this kind takes (filters on key-up). */
export function filterTyped(field: VisibleField, typed: string): string {
  if (field.kind === 'phone') return formatPhone(typed, field.digits);
  if (field.kind === 'zip')
    return typed.replace(field.digits === 9 ? /[^\d-]/g : /\D/g, '').slice(0, field.digits === 9 ? 10 : 5);
  return typed;
}
