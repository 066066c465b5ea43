import { emotionKey } from './emotionKey.ts';

/** Beginning of the names of styles that stand for a `style` attribute in published HTML. */
export const inlineStyleName = 'inline_';

/** Attribute of elements in islands with the text of their `style`, which React expects to find. */
export const inlineStyleAttribute = 'data-style';

/**
 * Gives the elements of an island their styles back, before React hydrates it: through CSSOM, which a
 * Content-Security-Policy allows, so that React can change and remove each of them later.
 *
 * @param onRestored Called with each element and the text of its `style`, as React has written it.
 */
export function restoreStyles(root: Element, onRestored?: (element: Element, text: string) => void): void {
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>(`[${inlineStyleAttribute}]`)) {
    const text = element.getAttribute(inlineStyleAttribute) ?? '';
    element.style.cssText = text;
    element.removeAttribute(inlineStyleAttribute);
    // A `classList` would drop repeated names, which React expects to find.
    const classes = (element.getAttribute('class') ?? '')
      .split(' ')
      .filter((name) => !name.startsWith(`${emotionKey}-${inlineStyleName}`));
    if (classes.length === 0) element.removeAttribute('class');
    else element.setAttribute('class', classes.join(' '));
    onRestored?.(element, text);
  }
}
