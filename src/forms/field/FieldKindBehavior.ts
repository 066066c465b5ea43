import type { formWords } from '#words/forms.ts';

/** What dates are compared with, so that a browser and a server elsewhere agree on what is later than today. */
export interface Clock {
  readonly now: Date;
  /** Of the bank: `America/New_York`. */
  readonly timeZone: string;
}

/** What is wrong with a value: the author's own words if there are any, else the site's. */
export interface Fault {
  readonly own?: string;
  readonly word: keyof typeof formWords.en;
  readonly min?: number;
  readonly max?: number;
}

/** How a one-line field is typed into: keyboard, what the browser may fill in, and how wide it is. */
export interface InputTraits {
  readonly type?: 'text' | 'email' | 'tel' | 'password' | 'date';
  readonly inputMode?: 'email' | 'tel' | 'numeric' | 'decimal';
  readonly autoComplete?: string;
  readonly spellCheck?: false;
  readonly autoCapitalize?: 'none';
  readonly width: 'full' | 'medium' | 'short';
}

/** Characters that a field does not take, and how many it takes at most. */
export interface CharacterFilter {
  readonly refused: RegExp;
  readonly longest: number;
}

/** How digits are set apart while they are typed. The mask library is only loaded for forms that have such a field. */
export interface DigitMask {
  /** Lengths of the groups between hyphens: `[3, 3, 4]` is `555-555-0142`; a function tells them from the digits so far. */
  readonly groups: readonly number[] | ((digits: string) => readonly number[]);
  /** The country code that browsers fill in; it is taken out. */
  readonly country?: {
    readonly code: string;
    /** What the number begins with in place of the code. */
    readonly trunk: string;
    /** Digits of the longest number, the trunk among them. */
    readonly longest: number;
    /** True where no number begins like the code: it is the code without a plus, too. */
    readonly isNeverFirst?: boolean;
  };
}

/**
 * What shows a field; `src/forms/view/controls.tsx` has a component for each. A field with "none" is not filled in by
 * the visitor: it has no label of its own, no conditions and no errors.
 */
export type ControlName =
  | 'line'
  | 'textarea'
  | 'select'
  | 'radioGroup'
  | 'checkboxGroup'
  | 'checkbox'
  | 'none';

/** Lists of choices that the site knows by itself. */
export type PlaceKind = 'country' | 'state' | 'province';

/**
 * What a kind of field is, besides its schema: all that forms, rules and the server ask about it. Only `control` must be
 * said. It is part of the browser's program, so it holds nothing of the schema.
 */
export interface FieldKindBehavior<Field> {
  readonly control: ControlName;

  // The value
  /** What is wrong with a value that is not empty, whatever other fields hold; without it every value is right. */
  readonly fault?: (value: string, field: Field, clock: Clock) => Fault | undefined;
  /** The value that counts of what was entered; without blanks around it by default. */
  readonly entered?: (text: string, field: Field) => string;
  /** For a field that the visitor does not fill in: what is sent of what the browser found for it. */
  readonly sent?: (found: string, field: Field) => string | undefined;
  /** True when it has several values, joined by commas. */
  readonly isSeveral?: true;
  /** True when it may have line breaks. */
  readonly isMultiline?: true;
  /** Encrypted at rest, masked for operators, never logged, and not sent back to the page (SEC-04). */
  readonly isSensitive?: true;
  /** Whether the server must be asked about the value, at the address of the e-mail check (FORM-18). */
  readonly isServerChecked?: (field: Field) => boolean;
  /** Whether a value confirms this one; the case of letters does not matter by default. */
  readonly isSame?: (value: string, confirmation: string) => boolean;
  /** For a field that confirms another: the name of that one, whose traits, mask and filter it takes. */
  readonly confirms?: (field: Field) => string;

  // The input
  /** Plain text as wide as its place by default. */
  readonly input?: InputTraits;
  readonly startAdornment?: string;
  /** What is left out of what is typed. A mask does more; with one the filter is only for programs. */
  readonly filter?: (field: Field) => CharacterFilter;
  readonly mask?: (field: Field) => DigitMask;
  /** True when the page shows only the last four digits once the number is complete (VAL-05). */
  readonly isConcealed?: true;
  /** Choices where the author lists none. */
  readonly places?: PlaceKind;
}
