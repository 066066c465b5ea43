import { cssVarPrefix } from '#theme/createPorticoTheme.ts';
import { emotionKey } from '#theme/emotionKey.ts';

const named = new RegExp(`(?<=\\.)${emotionKey}-[\\w-]+`, 'g');

/**
 * Short class names for what is never hydrated: `_0`, `_1`, … in the order of first use on a page, instead of Emotion's
 * hashes, which don't compress. Islands keep their names, by which Emotion recognizes its styles in the browser.
 */
export class ShortNames {
  readonly #short: ReadonlyMap<string, string>;
  /** Shortened `class` values by the original value, because many elements have the same. */
  readonly #lists = new Map<string, string>();

  /**
   * @param used Names of the page's styles, without Emotion's key.
   * @param kept Names of the islands' styles.
   */
  constructor(used: Iterable<string>, kept: ReadonlySet<string>) {
    const short = new Map<string, string>();
    for (const name of used)
      if (!kept.has(name) && !name.startsWith('animation-'))
        short.set(`${emotionKey}-${name}`, `_${short.size.toString(36)}`);
    this.#short = short;
  }

  /** Shortens the names in a `class` value. */
  classes(list: string): string {
    const known =
      this.#lists.get(list) ??
      list
        .split(' ')
        .map((name) => this.#short.get(name) ?? name)
        .join(' ');
    this.#lists.set(list, known);
    return known;
  }

  inCss(css: string): string {
    return css.replace(named, (name) => this.#short.get(name) ?? name);
  }
}

const variable = new RegExp(`--${cssVarPrefix}-[\\w-]+`, 'g');

/**
 * Shortens the names of the theme's variables in a page's style sheet: `--0`, `--1`, … in the order of first use.
 * Styles that islands add in the browser use the long names, which the style sheet with all variables declares.
 */
export function shortVariables(css: string): string {
  const short = new Map<string, string>();
  return css.replace(variable, (name) => {
    const known = short.get(name) ?? `--${short.size.toString(36)}`;
    short.set(name, known);
    return known;
  });
}
