import {
  context,
  type Context,
  isSpanContextValid,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { type TraceContext, traceHeaders } from './traceContext.ts';

/** A span of a registered tracer. */
export interface OpenSpan {
  readonly span: Span;
  readonly context: Context;
  readonly trace: TraceContext;
}

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT } as const;

/** Returns the context in which a span begins: the active one of an instrumentation, or the caller's. */
function parentContext(parent: TraceContext | undefined): Context {
  const active = context.active();
  if (trace.getSpan(active) || !parent) return active;
  const { traceId, spanId, flags } = parent;
  const spanContext = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return trace.setSpanContext(ROOT_CONTEXT, spanContext);
}

/**
 * Begins a span. Returns `undefined` if no tracer is registered, as by default.
 *
 * @param parent The caller's position, for a span of the server.
 */
export function beginSpan(
  kind: keyof typeof kinds,
  name: string,
  parent?: TraceContext,
  within = parentContext(parent),
): OpenSpan | undefined {
  const span = trace.getTracer('portico').startSpan(name, { kind: kinds[kind] }, within);
  const { traceId, spanId, traceFlags } = span.spanContext();
  // Without a tracer, a span only repeats the caller's.
  if (!isSpanContextValid(span.spanContext()) || spanId === parent?.spanId) return undefined;
  const flags = traceFlags.toString(16).padStart(2, '0');
  return {
    span,
    context: trace.setSpan(within, span),
    trace: { traceId, spanId, flags, state: parent?.state },
  };
}

/** Headers that pass a span on, in the formats that are configured. */
export function spanHeaders({ context: own, trace: position }: OpenSpan): Record<string, string> {
  const carrier = traceHeaders(position);
  propagation.inject(own, carrier);
  return carrier;
}

/** Ends a span. @param failure Why it failed, if it did. */
export function endSpan(
  { span }: OpenSpan,
  attributes: Readonly<Record<string, string | number>>,
  failure?: string,
): void {
  span.setAttributes(attributes);
  if (failure !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: failure });
  span.end();
}
