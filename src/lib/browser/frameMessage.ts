import { isRecord } from '#lib/values/isRecord.ts';

/** Pixels that a tool's own height leaves out. */
const margin = 32;
/** A frame that is higher would only hide the rest of the page. */
const highest = 20_000;

/** What the page of a frame may ask for (WIDG-17). */
export type FrameMessage =
  | { readonly type: 'completed' }
  /** Pixels. */
  | { readonly type: 'resize'; readonly height: number }
  | { readonly type: 'scrollTop' };

const pixels = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && number > 0 && number <= highest ? Math.ceil(number) : undefined;
};

/**
 * Reads what a frame's page sent: the text `completed`, or JSON with an `action`: `resize` with `contentHeight`, or
 * `height` to which 32 pixels are added, and `scrollTop`.
 *
 * @throws {Error} for everything else, with words for the console.
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
