import type { VisibleField } from './formDefinition.ts';

/** Characters that a field does not take, and how many it takes at most. */
interface Filter {
  readonly refused: RegExp;
  readonly longest: number;
}

/** Characters beyond the digits that a currency field shows (VAL-06). */
const currencyMarks = 3;

function filterOf(field: VisibleField): Filter | undefined {
  switch (field.kind) {
    case 'phone':
    case 'japanesePhone':
      return { refused: /[^\d., -]/g, longest: 30 };
    case 'zip':
      return field.digits === 9 ? { refused: /[^\d-]/g, longest: 10 } : { refused: /\D/g, longest: 5 };
    case 'ssn':
    case 'itin':
      return { refused: /[^\d.,$*-]/g, longest: 11 };
    case 'currency':
      return { refused: /[^\d.,$]/g, longest: field.digits + currencyMarks };
    case 'number':
      return { refused: /[^\d.]/g, longest: field.maxLength ?? 200 };
    default:
      return undefined;
  }
}

/** What of a typed text a field takes: each kind lets in only its own characters, and not too many. */
export function filterTyped(field: VisibleField, typed: string): string {
  const filter = filterOf(field);
  return filter ? typed.replace(filter.refused, '').slice(0, filter.longest) : typed;
}
