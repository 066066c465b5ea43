import type { Span } from '#content/MarkupNode.ts';
import type { JsonPath } from '#composer/problems/problemAt.ts';
import { Interner, sharedPath } from './Interner.ts';

/** Something in the props of a section that only makes sense together with the rest of the page or site. */
export interface Fact {
  /**
   * - `heading`: a heading; `value` is its level.
   * - `link`: a target. `media`: an address of a media file. `anchor`: an element id.
   * - `article`: the path of an article. `frame`: the address of a page in a frame. `video`: an account at a provider of videos.
   * - `mark`: the key in `[^key]`. `note`: the key of a note.
   * - `word`: the key in `{word:key}`. `placeholder`: another name in braces.
   * - `image`: an image in text. `html`: a tag in text. `term`: words that rules for banks speak of.
   * - `rate`: the key in `{rate:key}`.
   * - `form`: a whole form; `value` is its id.
   * - `vague-link`: words of a link that do not say where it leads; `address-link`: an address in their place.
   * - `language`: the language of a text that is not the expected one.
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
    | 'placeholder'
    | 'image'
    | 'html'
    | 'term'
    | 'rate'
    | 'form'
    | 'vague-link'
    | 'address-link'
    | 'language';
  readonly value: string;
  /** Keys and indexes below the section's props. */
  readonly path: JsonPath;
  /** Where in the text at `path` it is written; absent when it is the whole value. */
  readonly index?: number;
  readonly length?: number;
}

const values = new Interner<string>();

/** @param place where in the text at `path` it is written; without it, it is the whole value. */
export function newFact(kind: Fact['kind'], value: string, path: JsonPath, place?: Span): Fact {
  // What is empty is shown by the character after it.
  const where = place && { index: place.index, length: Math.max(1, place.length) };
  return { kind, value: values.share(value, value), path: sharedPath(path), ...where };
}
