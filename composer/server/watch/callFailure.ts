import { z } from 'zod';

/** Describes an unreachable system by Node's error code, such as `ECONNREFUSED`. */
function unreachable({ cause }: Error): string {
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
  return `The upstream is unreachable${code}.`;
}

/**
 * Describes why a call to another system failed, without its address and without any data that was sent or received, so
 * that it may be logged and published.
 *
 * @param timeoutMs The call's timeout.
 */
export function callFailure(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return 'The call failed.';
  if (error.name === 'TimeoutError') return `No answer within ${timeoutMs / 1000} seconds.`;
  if (error.name === 'AbortError') return 'The server stopped before an answer came.';
  if (error instanceof SyntaxError) return 'The answer is not JSON.';
  if (error instanceof z.ZodError) {
    const [issue] = error.issues;
    const place = issue?.path.map((key) => `/${String(key)}`).join('') ?? '';
    return `The answer does not fit the contract${place === '' ? '' : ` at ${place}`}.`;
  }
  return error instanceof TypeError ? unreachable(error) : error.message;
}
