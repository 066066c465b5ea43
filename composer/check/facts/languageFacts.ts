import type { Locale } from '#lib/locale.ts';

/** Tells the language of a text; `undefined` when it is too short or not clear. */
export type TextLanguage = (text: string) => Locale | undefined;

/** How texts are judged. */
export interface LanguageReading {
  readonly languageOf: TextLanguage;
  /** Texts in it are as they should be. */
  readonly expected?: Locale | undefined;
}

/** A part of a text in one language. */
interface Passage {
  readonly language: Locale;
  readonly index: number;
  readonly length: number;
}

/** Shorter texts have too few letters in any language. */
const shortest = 10;

/** What says nothing of the language: marks, addresses, numbers. */
const silent =
  /\{[^{}]*\}|\]\([^()]*\)|\[\^[^[\]]*\]|(?:https?:\/\/|www\.)\S+|[^\s@]{1,64}@[^\s@]{1,64}|[*_#|>`\d$%]+/g;

/** The paragraphs and list entries of a text that are in another language than the expected one. */
export function passages(text: string, { languageOf, expected }: LanguageReading): readonly Passage[] {
  if (text.length < shortest) return [];
  const unnamed = text.replace(/\{lang:\w+\|[^{}]*\}/g, (passage) => passage.replace(/[^\n]/g, ' '));
  return [...unnamed.matchAll(/[^\n]+(?:\n(?![\n\-*#\d])[^\n]+)*/g)].flatMap((match): readonly Passage[] => {
    const begin = /^(?:[-*#>\s]|\d+\. )*/.exec(match[0])?.[0].length ?? 0;
    const language = languageOf(match[0].replace(silent, ' '));
    if (language === undefined || language === expected) return [];
    return [{ language, index: match.index + begin, length: match[0].length - begin }];
  });
}
