import type { HasFields } from './formFields.ts';
import type { Quote } from './quoteSchema.ts';

/** A quote, with the place of its group among the form's entries. */
export interface PlacedQuote extends Quote {
  readonly index: number;
}

/** Returns the quotes of a form's groups. */
export const quotesOf = ({ fields }: HasFields): readonly PlacedQuote[] =>
  fields.flatMap((entry, index) =>
    entry.kind === 'group' && entry.quote ? [{ ...entry.quote, index }] : [],
  );
