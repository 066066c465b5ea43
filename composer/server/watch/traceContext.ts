import { randomBytes } from 'node:crypto';

/** A position in a distributed trace, as W3C Trace Context defines it. */
export interface TraceContext {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** 16 hexadecimal digits: the span that makes further calls. */
  readonly spanId: string;
  /** Two hexadecimal digits. `01`: the caller records the trace. */
  readonly flags: string;
  /** Data of tracing systems, passed on unchanged. */
  readonly state?: string | undefined;
}

const parentFormat = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const isZero = (digits: string) => /^0+$/.test(digits);

const longestState = 512;
const mostMembers = 32;
const member = /^[a-z0-9][a-z0-9_*/@-]{0,255}=[\u0020-\u002b\u002d-\u003c\u003e-\u007e]{1,256}$/;

/** Returns a valid `tracestate` header, or `undefined`. */
function readState(header: unknown): string | undefined {
  if (typeof header !== 'string' || header.length > longestState) return undefined;
  const members = header
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const isValid = members.length <= mostMembers && members.every((text) => member.test(text));
  return isValid && members.length > 0 ? members.join(',') : undefined;
}

/** Returns the caller's position in its trace; `undefined` if the headers have none that is valid. */
export function readTrace(headers: Readonly<Record<string, unknown>>): TraceContext | undefined {
  const { traceparent, tracestate } = headers;
  const parts = typeof traceparent === 'string' ? parentFormat.exec(traceparent) : null;
  if (!parts) return undefined;
  const [, version = '', traceId = '', spanId = '', flags = '', rest] = parts;
  if (version === 'ff' || (version === '00' && rest !== undefined)) return undefined;
  if (isZero(traceId) || isZero(spanId)) return undefined;
  const state = readState(tracestate);
  return { traceId, spanId, flags, ...(state !== undefined && { state }) };
}

const randomDigits = (bytes: number) => randomBytes(bytes).toString('hex');

/** Returns the position of work that a caller's request causes, or the first of a new trace that nobody records. */
export const childOf = (parent: TraceContext | undefined): TraceContext => ({
  ...(parent ?? { traceId: randomDigits(16), flags: '00' }),
  spanId: randomDigits(8),
});

/** Returns the headers that pass a position on to another system. */
export const traceHeaders = ({ traceId, spanId, flags, state }: TraceContext): Record<string, string> => ({
  traceparent: `00-${traceId}-${spanId}-${flags}`,
  ...(state !== undefined && { tracestate: state }),
});
