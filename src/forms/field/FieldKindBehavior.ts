import type { formWords } from '#words/forms.ts';

/** The reference for date comparisons, so that the browser and the server agree on what "today" is. */
export interface Clock {
  readonly now: Date;
  /** The bank's time zone, such as `America/New_York`. */
  readonly timeZone: string;
}

/** What is wrong with a value. The author's own message (`own`) overrides the site's word. */
export interface Fault {
  readonly own?: string;
  readonly word: keyof typeof formWords.en;
  readonly min?: number;
  readonly max?: number;
}

/** Attributes of a single-line input: keyboard, autofill and width. */
export interface InputTraits {
  readonly type?: 'text' | 'email' | 'tel' | 'password' | 'date';
  readonly inputMode?: 'email' | 'tel' | 'numeric' | 'decimal';
  readonly autoComplete?: string;
  readonly spellCheck?: false;
  readonly autoCapitalize?: 'none';
  readonly width: 'full' | 'medium' | 'short';
}

/** The characters that a field rejects, and its maximum length. */
export interface CharacterFilter {
  readonly refused: RegExp;
  readonly longest: number;
}

/** How digits are grouped while typing. Only forms with such a field load the mask library. */
export interface DigitMask {
  /**
   * Lengths of the groups between hyphens: `[3, 3, 4]` gives `555-555-0142`. A function derives them from the digits
   * typed so far.
   */
  readonly groups: readonly number[] | ((digits: string) => readonly number[]);
  /** The country code that autofill may add; it is removed. */
  readonly country?: {
    readonly code: string;
    /** What national numbers start with instead of the country code. */
    readonly trunk: string;
    /** Number of digits in the longest national number, including the trunk prefix. */
    readonly longest: number;
    /** True if no national number starts with the code's digits, so that they are the code even without a plus sign. */
    readonly isNeverFirst?: boolean;
  };
}

/**
 * The control that shows a field; `src/forms/view/controls.tsx` has a component for each. Visitors do not fill in a
 * field with `none`: it has no label of its own, no conditions and no errors.
 */
export type ControlName =
  | 'line'
  | 'textarea'
  | 'select'
  | 'radioGroup'
  | 'checkboxGroup'
  | 'checkbox'
  | 'none';

/** Lists of choices that the site provides. */
export type PlaceKind = 'country' | 'state' | 'province';

/**
 * Everything about a kind of field except its schema: what forms, rules and the server need to know. Only `control` is
 * required. It is shipped to the browser, so it must not import the schema.
 */
export interface FieldKindBehavior<Field> {
  readonly control: ControlName;

  // The value.
  /** Checks a nonempty value independently of other fields. Every value is valid if absent. */
  readonly fault?: (value: string, field: Field, clock: Clock) => Fault | undefined;
  /** Normalizes entered text to the field's value. Trims it by default. */
  readonly entered?: (text: string, field: Field) => string;
  /**
   * For a field that the visitor does not fill in: returns the value to send, from the value that the browser found.
   */
  readonly sent?: (found: string, field: Field) => string | undefined;
  /** True if it has several values, joined by commas. */
  readonly isSeveral?: true;
  /** True if it can contain line breaks. */
  readonly isMultiline?: true;
  /** Encrypted at rest, masked for operators, never logged, and never sent back to the page (SEC-04). */
  readonly isSensitive?: true;
  /** Whether the server must check the value, through the email check (FORM-18). */
  readonly isServerChecked?: (field: Field) => boolean;
  /** Whether a confirmation matches the value. Ignores case by default. */
  readonly isSame?: (value: string, confirmation: string) => boolean;
  /** For a field that confirms another: returns the name of that field, whose traits, mask and filter it then uses. */
  readonly confirms?: (field: Field) => string;

  // The input.
  /** A full-width text input by default. */
  readonly input?: InputTraits;
  readonly startAdornment?: string;
  /**
   * Removes characters while typing. With a mask, which already does this, the filter only applies to values from
   * scripts.
   */
  readonly filter?: (field: Field) => CharacterFilter;
  readonly mask?: (field: Field) => DigitMask;
  /** True if the page shows only the last four digits once the number is complete (VAL-05). */
  readonly isConcealed?: true;
  /** The choices if the author lists none. */
  readonly places?: PlaceKind;
}
