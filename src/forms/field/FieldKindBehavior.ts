import type { z } from 'zod';
import type { Locale } from '#lib/format/locale.ts';
import type { formWords } from '#words/forms.ts';

/** The reference for date comparisons, so that the browser and the server agree on what "today" is. */
export interface Clock {
  readonly now: Date;
  /** The bank's time zone, such as `America/New_York`. */
  readonly timeZone: string;
}

/** The answer to a field: its value, empty if it is hidden, and what the visitor sees, such as the label of a choice. */
export interface Answer {
  readonly value: string;
  readonly text: string;
}

/** What a value is compared with besides its own field. The same in the browser and on the server. */
export interface FaultContext extends Clock {
  /** Language of the page, for days in messages. */
  readonly locale: Locale;
  /** Returns the answer to another field of the form. */
  readonly answerTo: (name: string) => Answer;
}

/** What is wrong with a value. The author's own message (`own`) overrides the site's word. */
export interface Fault {
  readonly own?: string;
  readonly word: keyof typeof formWords.en;
  /** Numbers, or amounts and days as they are shown. */
  readonly min?: number | string;
  readonly max?: number | string;
  /** What the value is compared with, such as the label of a choice. */
  readonly other?: string;
  /** Names of weekdays, as a sentence lists them. */
  readonly days?: string;
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

/**
 * How a number is formatted while it is typed. Never removes a digit. Only forms with such a field load the mask library.
 */
export interface DigitMask {
  /**
   * Returns the lengths of the groups between hyphens for the digits typed so far: `[3, 3, 4]` gives `555-555-0142`.
   * `undefined` leaves the text as typed.
   */
  readonly groups: (digits: string) => readonly number[] | undefined;
  /** Returns a complete number as it is sent, whatever its spelling; `undefined` while it is incomplete. */
  readonly complete: (text: string) => string | undefined;
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

  /**
   * Words of forms that only fields of this kind, and of others that list them, show. A page has them only if its form has
   * such a field.
   */
  readonly words?: readonly (keyof typeof formWords.en)[];

  // The value.
  /** Checks a nonempty value. Every value is valid if absent. */
  readonly fault?: (value: string, field: Field, context: FaultContext) => Fault | undefined;
  /** Returns the names of the fields whose answers `fault` depends on. */
  readonly dependsOn?: (field: Field) => readonly string[];
  /**
   * Normalizes entered text to the field's value, or returns what `fault` rejects. Must not turn it into another value. By
   * default, it is one line; see `cleanLine`.
   */
  readonly entered?: (text: string, field: Field) => string;
  /**
   * For a field that the visitor does not fill in: returns the value to send, from the value that the browser found.
   */
  readonly sent?: (found: string, field: Field) => string | undefined;
  /** Returns a valid value as the review of a form with steps shows it. As it was entered by default. */
  readonly shown?: (value: string, locale: Locale) => string;
  /** True if its value is a figure, such as an amount, which among others does not say what it is. */
  readonly isFigure?: true;
  /** True if it has several values, joined by commas. */
  readonly isSeveral?: true;
  /** What is wrong if the browser cannot read the input and reports it as empty, such as February 30 (`badInput`). */
  readonly unreadable?: (field: Field) => Fault;
  /** Encrypted at rest, masked for operators, never logged, and never sent back to the page (SEC-04). */
  readonly isSensitive?: true;
  /** True if it agrees to a text, so that it must be given in the language in which that was read. */
  readonly isAgreement?: true;
  /** Whether the server must check the value, through the email check (FORM-18). */
  readonly isServerChecked?: (field: Field) => boolean;
  /** True if it names a branch, which only the server can check. */
  readonly isBranch?: true;
  /** Whether a confirmation matches the value. Ignores case by default. */
  readonly isSame?: (value: string, confirmation: string) => boolean;
  /** For a field that confirms another: returns the name of that field, whose traits, mask and values it then has. */
  readonly confirms?: (field: Field) => string;

  // The input.
  /** A full-width text input by default. */
  readonly input?: InputTraits;
  readonly startAdornment?: string;
  readonly mask?: (field: Field) => DigitMask;
  /** True if the page shows only the last four digits once the number is complete (VAL-05). */
  readonly isConcealed?: true;
  /** The choices if the author lists none. */
  readonly places?: PlaceKind;
}

/** A field as the schema of its kind parses it. */
export type FieldOfSchema<Schema extends () => z.ZodType> = z.output<ReturnType<Schema>>;
/** The behavior of the kind with this schema. */
export type BehaviorOf<Schema extends () => z.ZodType> = FieldKindBehavior<FieldOfSchema<Schema>>;
