import { isSafeSvgElement, safeSvgAttribute } from '#lib/markup/safeSvg.ts';

const namespace = 'http://www.w3.org/2000/svg';

/**
 * Returns a copy of an SVG element without anything unsafe, or `undefined` if the element itself is not allowed
 * (SEC-02).
 */
function safeCopy(element: Element, prefix: string): Element | undefined {
  const { localName, namespaceURI, attributes, childNodes } = element;
  if (namespaceURI !== namespace || !isSafeSvgElement(localName)) return undefined;
  const copy = document.createElementNS(namespace, localName);
  for (const { name, value } of attributes) {
    const safe = safeSvgAttribute(name, value, prefix);
    if (safe) copy.setAttribute(...safe);
  }
  for (const child of childNodes) {
    if (child instanceof Element) copy.append(safeCopy(child, prefix) ?? '');
    else if (child.nodeType === Node.TEXT_NODE) copy.append(child.textContent ?? '');
  }
  return copy;
}

/**
 * Styles, classes and event handlers, which drawings on pages must not have. Parsing inline styles or handlers already
 * makes the browser report a violation of the Content Security Policy, so such a file is rejected before it is parsed.
 */
const forbidden = /<style\b|\s(?:style|class|on\w+)\s*=/i;

/**
 * Parses an SVG file and returns a safe copy of its root element. Ids get the prefix.
 *
 * @throws {Error} if the file is not an SVG, has no `viewBox`, or has styles, classes or event handlers.
 */
function readSvg(text: string, prefix: string): Element {
  if (forbidden.test(text))
    throw new Error(
      'It has styles or handlers of its own, which pages forbid: fill and stroke must be attributes.',
    );
  const { documentElement: root } = new DOMParser().parseFromString(text, 'image/svg+xml');
  if (root.localName !== 'svg' || root.querySelector('parsererror')) throw new Error('It is no SVG.');
  const copy = safeCopy(root, prefix);
  if (!copy?.hasAttribute('viewBox')) throw new Error('It has no viewBox.');
  return copy;
}

/**
 * Replaces an image with the inline SVG of its file (WIDG-16). The SVG takes over the image's size, classes and
 * alternative text. On failure the image stays, and the reason is logged as a warning.
 *
 * @param prefix is prepended to all ids in the SVG, to keep them unique on the page.
 */
export async function inlineSvg(image: HTMLImageElement, prefix: string): Promise<void> {
  const { src, alt, className } = image;
  try {
    const response = await fetch(src);
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    const drawing = readSvg(await response.text(), prefix);
    for (const name of ['width', 'height']) {
      const size = image.getAttribute(name);
      if (size !== null) drawing.setAttribute(name, size);
    }
    drawing.setAttribute('class', className);
    if (alt === '') drawing.setAttribute('aria-hidden', 'true');
    else {
      drawing.setAttribute('role', 'img');
      drawing.setAttribute('aria-label', alt);
    }
    if (image.isConnected) image.replaceWith(drawing);
  } catch (error) {
    console.warn(`The drawing ${src} stays a picture.`, error);
  }
}
