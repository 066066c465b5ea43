import { isRecord } from '#lib/values/isRecord.ts';

/** A rate or its date in plain text, which the browser refreshes. */
export interface MarkedRate {
  readonly kind: 'rate' | 'rate-date';
  /** Such as `cd.CD99.12.apy`. */
  readonly key: string;
  /** The product in the service; see `KnownRate`. */
  readonly live: string;
}

const prefix = 'rate_';

/** Returns the name of a rate's mark (see `visitorMark`), which consists of letters, digits and underscores. */
export const rateMarkName = ({ kind, key, live }: MarkedRate): string =>
  prefix + JSON.stringify([kind, key, live]).replace(/[^A-Za-z0-9]/g, (char) => `_${char.charCodeAt(0)}_`);

/** Returns the rate that the name of a mark stands for; `undefined` if it is the name of something else. */
export function rateOfMark(name: string): MarkedRate | undefined {
  if (!name.startsWith(prefix)) return undefined;
  const json = name
    .slice(prefix.length)
    .replace(/_(\d+)_/g, (_all, code) => String.fromCharCode(Number(code)));
  const [kind, key = '', live = ''] = JSON.parse(json) as string[]; // As `rateMarkName` wrote it.
  return kind === 'rate' || kind === 'rate-date' ? { kind, key, live } : undefined;
}

/** A mark in plain text, by its name (see `visitorMark`), with its published text. */
export interface TextMark {
  readonly name: string;
  readonly text: string;
}

/** Part of a text: words, or a mark. */
export type TextPart = string | TextMark;

/** Texts of an element with marks: its attributes by name, and its content by the empty name. */
type LiveTexts = Readonly<Record<string, readonly TextPart[]>>;

/** Reads the attribute in which the renderer writes texts with marks. */
export function readLiveTexts(json: string): LiveTexts {
  const value: unknown = JSON.parse(json);
  // Written by `liveTextsAttribute`.
  return isRecord(value) ? (value as LiveTexts) : {};
}
