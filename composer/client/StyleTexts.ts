/**
 * The texts of `style` attributes as React has written them on the server. CSSOM writes them differently, and React's
 * development build would warn of each. It gets the server's text until an island is hydrated.
 */
export class StyleTexts {
  readonly #elements: Element[] = [];

  readonly keep = (element: Element, text: string): void => {
    element.getAttribute = (name) =>
      name === 'style' ? text : Element.prototype.getAttribute.call(element, name);
    this.#elements.push(element);
  };

  readonly forget = (): void => {
    for (const element of this.#elements) Reflect.deleteProperty(element, 'getAttribute');
  };
}
