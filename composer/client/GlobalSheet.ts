import type { EmotionCache } from '@emotion/cache';
import { findGlobal } from '#theme/globalStyle.ts';

type Sheet = EmotionCache['sheet'];

/** Adds a rule. @param at By default, behind all others. @returns The rule, if the browser knows its selector. */
export function addRule(sheet: CSSStyleSheet, rule: string, at = sheet.cssRules.length): CSSRule | undefined {
  try {
    return sheet.cssRules[sheet.insertRule(rule, at)];
  } catch {
    return undefined;
  }
}

/** Names of classes that Emotion makes, and their short forms on published pages. */
const ofClass = /^\.(?:p-|_)/;

/** Rules that the server has rendered and an island owns. */
const owned = new WeakSet<CSSRule>();

/**
 * The style sheet of one of Emotion's `Global`s, which puts its rules where the server has them: before those of
 * classes. Has the members that `Global` uses of Emotion's own, which would write a `<style>` element.
 */
export class GlobalSheet implements Pick<Sheet, 'tags' | 'hydrate' | 'insert' | 'flush'> {
  /** Emotion asks whether there are any, before it replaces the rules. They are in no document. */
  readonly tags: HTMLStyleElement[] = [];
  readonly #sheet: CSSStyleSheet;
  #rules: CSSRule[] = [];

  constructor(sheet: CSSStyleSheet) {
    this.#sheet = sheet;
  }

  #own(rule: CSSRule): void {
    this.#rules.push(rule);
    if (this.tags.length === 0) this.tags.push(document.createElement('style'));
  }

  /** Takes over the rules that the server has rendered for a style. @returns Whether there are any. */
  takeOver(name: string): boolean {
    const rule = findGlobal(this.#sheet, name);
    if (rule === undefined || owned.has(rule)) return false;
    owned.add(rule);
    this.#own(rule);
    return true;
  }

  hydrate(): void {}

  insert(rule: string): void {
    const rules = [...this.#sheet.cssRules];
    const at = rules.findIndex((one) => one instanceof CSSStyleRule && ofClass.test(one.selectorText));
    const added = addRule(this.#sheet, rule, at < 0 ? rules.length : at);
    if (added) this.#own(added);
  }

  flush(): void {
    const own = new Set(this.#rules);
    const rules = [...this.#sheet.cssRules];
    for (let at = rules.length - 1; at >= 0; at -= 1) {
      const rule = rules[at];
      if (rule && own.has(rule)) this.#sheet.deleteRule(at);
    }
    this.#rules = [];
    this.tags.length = 0;
  }
}
