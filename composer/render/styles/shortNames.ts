import { cssVarPrefix } from '#theme/createPorticoTheme.ts';
import { emotionKey } from '#theme/emotionKey.ts';

const named = new RegExp(`(?<=\\.)${emotionKey}-[\\w-]+`, 'g');

/**
 * Short class names for what never hydrates: `_0`, `_1`, … in the order of first use on a page, in place of Emotion's
 * hashes, which do not compress. Islands keep their names, by which Emotion knows its styles in the browser.
 */
export class ShortNames {
  readonly #short: ReadonlyMap<string, string>;
  /** Values of `class` by what they were: many elements have the same. */
  readonly #lists = new Map<string, string>();

  /** `used`: names of the page's styles without Emotion's key; `kept`: those of its islands. */
  constructor(used: Iterable<string>, kept: ReadonlySet<string>) {
    const short = new Map<string, string>();
    for (const name of used)
      if (!kept.has(name) && !name.startsWith('animation-'))
        short.set(`${emotionKey}-${name}`, `_${short.size.toString(36)}`);
    this.#short = short;
  }

  /** A value of `class` with short names. */
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
 * A page's own style with short names for the theme's variables: `--0`, `--1`, … in the order of first use. Styles
 * that islands make in the browser use the long names, which the theme's whole sheet declares.
 */
export function shortVariables(css: string): string {
  const short = new Map<string, string>();
  return css.replace(variable, (name) => {
    const known = short.get(name) ?? `--${short.size.toString(36)}`;
    short.set(name, known);
    return known;
  });
}
