import { serializeStyles } from '@emotion/serialize';
import { emotionKey } from '#theme/emotionKey.ts';
import { inlineStyleName } from '#theme/inlineStyle.ts';

/** The class that stands for a `style` attribute. */
export interface InlineStyle {
  /** Name of the style: that of its class without Emotion's key. */
  readonly name: string;
  /** The rule of the class. As strong as the attribute: stronger than rules of any other classes. */
  readonly rules: string;
}

/** Strings and escapes, in which braces and parentheses mean nothing. */
const literals = /"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|\\[^]/g;
const parentheses = /\([^()]*\)/g;

/** Whether a text stays inside the braces of a rule, so that the rules after it mean the same. */
function isContained(text: string): boolean {
  let rest = text.replace(literals, '');
  for (let inner = rest.replace(parentheses, ''); inner !== rest; inner = rest.replace(parentheses, ''))
    rest = inner;
  return !/["'(){}[\]\\]/.test(rest) && !text.includes('/*');
}

/**
 * Returns the class for the text of a `style` attribute, which a Content-Security-Policy without `'unsafe-inline'`
 * forbids. The same text has the same class everywhere. `undefined` for a text that is no list of declarations.
 */
export function inlineStyle(text: string): InlineStyle | undefined {
  if (text.trim() === '' || !isContained(text)) return undefined;
  const name = inlineStyleName + serializeStyles([text]).name;
  // `<\/` means the same to CSS and does not end the style sheet's element.
  return { name, rules: `.${emotionKey}-${name}:not(#_){${text.replaceAll('</', '<\\/')}}` };
}
