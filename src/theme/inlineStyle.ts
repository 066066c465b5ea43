import { emotionKey } from './emotionKey.ts';

/** Beginning of the names of styles that stand for a `style` attribute in published HTML. */
export const inlineStyleName = 'inline_';

/** Attribute of elements in islands with the text of their `style`, which React expects to find. */
export const inlineStyleAttribute = 'data-style';

/**
 * Gives the elements of an island their styles back, before React hydrates it: through CSSOM, which a
 * Content-Security-Policy allows, so that React can change and remove each of them later.
 */
export function restoreStyles(root: Element): void {
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>(`[${inlineStyleAttribute}]`)) {
    element.style.cssText = element.getAttribute(inlineStyleAttribute) ?? '';
    element.removeAttribute(inlineStyleAttribute);
    for (const name of element.classList)
      if (name.startsWith(`${emotionKey}-${inlineStyleName}`)) element.classList.remove(name);
    if (element.classList.length === 0) element.removeAttribute('class');
  }
}
