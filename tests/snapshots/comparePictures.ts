import type { Page } from 'playwright';

export interface Difference {
  /** Number of different pixels, including those outside the smaller picture. */
  readonly pixels: number;
  /** Description of both sizes if they differ. */
  readonly sizes?: string;
  /** The actual picture in gray with every changed pixel in red. */
  readonly picture: Buffer;
}

/**
 * Compares two PNGs pixel by pixel, without tolerance.
 *
 * @param page Any page in Chromium, which decodes and draws.
 * @returns `undefined` if all pixels are equal.
 */
export async function comparePictures(
  page: Page,
  expected: Buffer,
  actual: Buffer,
): Promise<Difference | undefined> {
  if (expected.equals(actual)) return undefined;
  const found = await page.evaluate(compareInPage, [expected.toString('base64'), actual.toString('base64')]);
  if (found.pixels === 0) return undefined;
  const { pixels, sizes, picture } = found;
  return { pixels, ...(sizes !== '' && { sizes }), picture: Buffer.from(picture, 'base64') };
}

async function compareInPage(encoded: string[]) {
  const images = await Promise.all(
    encoded.map(async (text) => {
      const bytes = Uint8Array.from(atob(text), (char) => char.codePointAt(0) ?? 0);
      return createImageBitmap(new Blob([bytes], { type: 'image/png' }), {
        colorSpaceConversion: 'none',
        premultiplyAlpha: 'none',
      });
    }),
  );
  const width = Math.max(...images.map((image) => image.width));
  const height = Math.max(...images.map((image) => image.height));
  const canvas = new OffscreenCanvas(width, height);
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  if (!drawing) throw new Error('This browser cannot draw.');
  const [before, after] = images.map((image) => {
    drawing.clearRect(0, 0, width, height);
    drawing.drawImage(image, 0, 0);
    return new Uint32Array(drawing.getImageData(0, 0, width, height).data.buffer);
  });
  if (!before || !after) throw new Error('Two pictures are needed.');
  const result = drawing.createImageData(width, height);
  const drawn = new Uint32Array(result.data.buffer);
  let pixels = 0;
  for (let at = 0; at < drawn.length; at++) {
    const color = after[at] ?? 0;
    // The bytes of a pixel are red, green, blue, alpha; in the little-endian number, alpha comes first.
    const grey = 200 + Math.round(((color & 255) + ((color >> 8) & 255) + ((color >> 16) & 255)) / 15);
    const isSame = before[at] === color;
    if (!isSame) pixels += 1;
    drawn[at] = isSame ? (255 << 24) | (grey << 16) | (grey << 8) | grey : (255 << 24) | (40 << 16) | 214;
  }
  drawing.putImageData(result, 0, 0);
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCodePoint(byte);
  const size = (image: ImageBitmap | undefined) => `${image?.width} × ${image?.height}`;
  const isResized = images[0]?.width !== images[1]?.width || images[0]?.height !== images[1]?.height;
  return { pixels, sizes: isResized ? `${size(images[0])} → ${size(images[1])}` : '', picture: btoa(text) };
}
