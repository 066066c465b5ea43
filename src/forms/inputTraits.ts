import type { ComponentProps } from 'react';
import type { FieldWidth } from '#components/FieldFrame.tsx';
import type { VisibleField } from './formDefinition.ts';

/** How a one-line field is typed into: keyboard, what the browser may fill in, and how wide it is. */
export interface InputTraits extends Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'spellCheck' | 'autoCapitalize'
> {
  readonly width: FieldWidth;
}

const plain = { type: 'text', width: 'full' } as const;
const exact = { spellCheck: false, autoCapitalize: 'none' } as const;

/** Traits by kind; a kind that is not here is plain text. */
const traits: Readonly<Partial<Record<VisibleField['kind'], InputTraits>>> = {
  email: { ...exact, type: 'email', inputMode: 'email', autoComplete: 'email', width: 'full' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', width: 'medium' },
  japanesePhone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', width: 'medium' },
  zip: { type: 'text', inputMode: 'numeric', autoComplete: 'postal-code', width: 'short' },
  ssn: { ...exact, type: 'text', inputMode: 'numeric', autoComplete: 'off', width: 'medium' },
  itin: { ...exact, type: 'text', inputMode: 'numeric', autoComplete: 'off', width: 'medium' },
  taxId: { ...exact, type: 'text', autoComplete: 'off', width: 'medium' },
  currency: { type: 'text', inputMode: 'decimal', width: 'medium' },
  number: { type: 'text', inputMode: 'decimal', width: 'medium' },
  password: { ...exact, type: 'password', autoComplete: 'new-password', width: 'medium' },
  date: { type: 'date', width: 'medium' },
  country: { autoComplete: 'country', width: 'medium' },
  state: { autoComplete: 'address-level1', width: 'medium' },
  province: { autoComplete: 'address-level1', width: 'medium' },
};

/** How a field is typed into; one that confirms another is typed like it. */
export function inputTraits(field: VisibleField, confirmed?: VisibleField): InputTraits {
  if (field.kind === 'confirm')
    return { ...(confirmed ? inputTraits(confirmed) : plain), autoComplete: 'off' };
  const own = traits[field.kind] ?? plain;
  return 'autocomplete' in field && field.autocomplete !== undefined
    ? { ...own, autoComplete: field.autocomplete }
    : own;
}
