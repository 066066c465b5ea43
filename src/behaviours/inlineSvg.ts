import { isSafeSvgElement, safeSvgAttribute } from '#lib/markup/safeSvg.ts';

const namespace = 'http://www.w3.org/2000/svg';

/** A copy of an element with what may be on a page; `undefined` for one that may not (SEC-02). */
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
 * What pages forbid. A browser reports it as an attack when it only reads it, so that such a file is not read at all:
 * what is read is copied by the list of what is safe.
 */
const forbidden = /<style\b|\s(?:style|class|on\w+)\s*=/i;

/** @throws {Error} when the file is no drawing that can stand in a page as it is. */
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
 * Puts a drawing into the page in the place of its picture, with the size, the look and the words of that (WIDG-16). When
 * it cannot be had, the picture stays, and the console says why.
 *
 * @param prefix comes before the ids in the drawing.
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
