import type { Span, TextKind } from '#content/MarkupNode.ts';
import type { JsonPath } from '#composer/problems/problemAt.ts';

/** Problems with markup that is published as typed; see `textCodes`. */
export type TypedCode =
  | 'double-braces'
  | 'open-braces'
  | 'link-as-typed'
  | 'link-without-text'
  | 'mark-as-typed'
  | 'line-mark-as-typed'
  | 'table-as-typed'
  | 'bullet-as-typed'
  | 'escape-as-typed'
  | 'entity-as-typed'
  | 'note-as-typed'
  | 'note-mark'
  | 'markup-in-plain-text';

/** Markup in an author's text that visitors see as it is typed. */
export interface TypedMark extends Span {
  readonly code: TypedCode;
  /** Why it is no markup. */
  readonly why?: string;
  /** The text that must replace it, if that is certain. */
  readonly instead?: string;
}

/** What patterns look for marks in. */
export interface TypedText {
  /** The author's text. */
  readonly text: string;
  /**
   * The same text with U+FFFC in place of all that is not shown as typed: real markup, code, escaped characters. Line
   * breaks stay.
   */
  readonly typed: string;
  readonly kind: TextKind;
}

/** Finds marks of one sort. */
export type TypedPattern = (text: TypedText) => readonly TypedMark[];

/**
 * Keeps one copy of equal values. A site of ten thousand pages repeats the same link targets and paths a million times;
 * sharing them halves the memory of a check. Clears itself when it grows too large.
 */
class Interner<Value> {
  readonly #known = new Map<string, Value>();

  /** Returns the first value that was seen with this key. */
  share(key: string, value: Value): Value {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    if (this.#known.size > 100_000) this.#known.clear();
    this.#known.set(key, value);
    return value;
  }
}

const paths = new Interner<JsonPath>();

/** Returns the shared copy of a path. */
export function sharedPath(path: JsonPath): JsonPath {
  const key = path.map((step) => (typeof step === 'number' ? `#${step}` : step)).join('/');
  return paths.share(key, path);
}

/** A detail of a section's props that can only be checked in the context of the page or site. */
export interface Fact {
  /**
   * - `heading`: a heading; `value` is its level.
   * - `link`: a target. `media`: an address of a media file. `anchor`: an element id.
   * - `article`: the path of an article. `frame`: the address of a page in a frame. `video`: an account at a video
   *   provider.
   * - `mark`: the key in `[^key]`. `note`: the key of a footnote.
   * - `word`: the key in `{word:key}`. `visitor`: the name of a value that only the browser
   *   knows. `placeholder`: another name in braces.
   * - `image`: an image in text. `html`: a tag in text. `term`: a term that banking rules regulate.
   * - `rate`: the key in `{rate:key}`. `rate-date`: the key in `{rate-date:key}`.
   * - `typed-rate`, `typed-day`, `derived`, `trigger`: a rate, its date, an amount that follows from it, and a term of
   *   repayment that an author typed; see `rateFacts`.
   * - `form`: a whole form; `value` is its id.
   * - `vague-link`: link text that does not say where the link leads; `address-link`: an address used as link text;
   *   `document-link`: the text of a link to a PDF that does not say so.
   * - `phone`: a US phone number, as ten digits. `phone-link`: what a link dials, and its text; see `phoneFacts`.
   * - `bracket`: a word in square brackets, which could be a note's key without `^`.
   * - `typed`: markup that is published as typed.
   * - `language`: the language of a text that is not in the expected one.
   */
  readonly kind:
    | 'heading'
    | 'link'
    | 'media'
    | 'frame'
    | 'video'
    | 'article'
    | 'anchor'
    | 'mark'
    | 'note'
    | 'word'
    | 'visitor'
    | 'placeholder'
    | 'image'
    | 'html'
    | 'term'
    | 'rate'
    | 'rate-date'
    | 'typed-rate'
    | 'typed-day'
    | 'derived'
    | 'trigger'
    | 'form'
    | 'vague-link'
    | 'address-link'
    | 'document-link'
    | 'phone'
    | 'phone-link'
    | 'bracket'
    | 'typed'
    | 'language';
  readonly value: string;
  /** Path relative to the section's props. */
  readonly path: JsonPath;
  /** Position in the text at `path`. Absent if the fact is the whole value. */
  readonly index?: number;
  readonly length?: number;
  /** Why markup is published as typed. Only for `typed`. */
  readonly typed?: TypedMark;
  /** Where it sends visitors and their data, and what it takes from `site.json`. Only for `form`. */
  readonly targets?: FormTargets;
}

/** A field whose value becomes part of the URL that a form is posted to. */
export interface AddressField {
  readonly name: string;
  /** Path of its name, relative to the form. */
  readonly path: JsonPath;
  /** The kind of the field, and that of the field it confirms. Empty for a parameter of the page. */
  readonly kinds: readonly string[];
}

/** A field whose days must not be holidays of branches, with the path of what says so, relative to the form. */
export interface HolidayField {
  readonly name: string;
  readonly path: JsonPath;
}

/** An answer that a form's confirmation repeats. */
export interface RepeatedAnswer {
  readonly name: string;
  /** Path of its name, relative to the form. */
  readonly path: JsonPath;
  /** Its field as the author wrote it. */
  readonly field: unknown;
}

/** A parameter of the page's address that a field takes its value from. */
export interface ReadParameter {
  readonly name: string;
  readonly field: string;
  /** Values that the field can have. Absent if visitors type the value, or may choose several. */
  readonly choices?: readonly string[];
}

/** Where a form sends visitors and their data, and what it takes from `site.json`. */
export interface FormTargets {
  readonly action: string | undefined;
  /** Targets that are not on this site, with their paths relative to the form. */
  readonly redirects: readonly (readonly [JsonPath, string])[];
  readonly addressFields: readonly AddressField[];
  readonly answers: readonly RepeatedAnswer[];
  readonly withoutHolidays: readonly HolidayField[];
  readonly parameters: readonly ReadParameter[];
}

const values = new Interner<string>();

/** @param place Position in the text at `path`. Leave it out if the fact is the whole value. */
export function newFact(kind: Fact['kind'], value: string, path: JsonPath, place?: Span): Fact {
  // An empty range gets length 1, so that a problem has a character to point at.
  const where = place && { index: place.index, length: Math.max(1, place.length) };
  return { kind, value: values.share(value, value), path: sharedPath(path), ...where };
}
