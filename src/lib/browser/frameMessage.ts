import { isRecord } from '#lib/values/isRecord.ts';

/** Pixels to add to `height`, which does not include them. */
const margin = 32;
/** Maximum height in pixels: a frame that is any higher would push the rest of the page out of reach. */
const highest = 20_000;

/** What the page in a frame may ask for (WIDG-17). */
export type FrameMessage =
  | { readonly type: 'completed' }
  /** `height` is in pixels. */
  | { readonly type: 'resize'; readonly height: number }
  | { readonly type: 'scrollTop' };

const pixels = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && number > 0 && number <= highest ? Math.ceil(number) : undefined;
};

/**
 * Parses a message from a frame's page: the text `completed`, or JSON with an `action`, which is `scrollTop`, or
 * `resize` with `contentHeight` or with `height`, to which 32 pixels are added.
 *
 * @throws {Error} for anything else, with a message for the console.
 */
export function readFrameMessage(data: unknown): FrameMessage {
  if (data === 'completed') return { type: 'completed' };
  const message: unknown = typeof data === 'string' ? JSON.parse(data) : data;
  const fields = isRecord(message) ? message : {};
  const { action } = fields;
  if (action === 'scrollTop') return { type: 'scrollTop' };
  if (action !== 'resize') throw new Error('It has no action that frames may ask for.');
  const content = pixels(fields['contentHeight']);
  const own = pixels(fields['height']);
  const height = content ?? (own === undefined ? undefined : own + margin);
  if (height === undefined) throw new Error('It has no height.');
  return { type: 'resize', height };
}
