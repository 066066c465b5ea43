import type { IncomingMessage, ServerResponse } from 'node:http';
import { htmlLang, localeOfPath } from '#lib/format/locale.ts';
import { escapeHtml } from '#lib/markup/html.ts';
import { serverAnswers } from '#words/serverAnswers.ts';
import { securityHeaders, servicePolicy } from '#composer/release/securityHeaders.ts';

interface LoggedRequest {
  readonly method: string;
  readonly routeOptions?: { readonly url?: string | undefined };
}

/** Returns the frames of a stack trace, without the message. */
const framesOf = (stack = '') =>
  stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');

/**
 * What logs may contain of requests and errors: no client address, cookies, body or path, which may contain a
 * confirmation code and a zip code (FORM-14); and no error message, which may quote any of these.
 */
export const logSerializers = {
  req: ({ method, routeOptions }: LoggedRequest) => ({ method, route: routeOptions?.url ?? 'none' }),
  err: ({ name, code, stack }: Error & { readonly code?: string }) => ({
    type: name,
    message: code ?? name,
    stack: framesOf(stack),
  }),
};

/** What the log says about an error: its kind and place. Its message may contain what a visitor sent. */
function causeOf(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { name: typeof error };
  const { name, stack = '' } = error;
  return { name, ...('code' in error && { code: error.code }), at: stack.split('\n    at ')[1] };
}

interface ErrorLog {
  readonly error: (details: object, message: string) => void;
}

/** Runs `work`, which may return a promise. Logs its error instead of throwing it, and calls `onFailure`. */
export function guarded(log: ErrorLog, work: () => unknown, onFailure?: () => void): void {
  const fail = (error: unknown) => {
    log.error(causeOf(error), 'Request could not be answered.');
    onFailure?.();
  };
  try {
    const result = work();
    if (result instanceof Promise) result.catch(fail);
  } catch (error) {
    fail(error);
  }
}

/** Logs errors of a response, such as a write after its end. Without a listener they would end the process. */
export function logErrorsOf(response: ServerResponse, log: ErrorLog): void {
  response.on('error', (error) => log.error(causeOf(error), 'Response failed.'));
}

/**
 * Answers a request with `answer`. If that fails, at once or later, sends a page with status 500, or cuts the connection
 * if the response has begun. An error in one request must not end the process, which serves all others.
 *
 * @param onFailure Called after that.
 */
export function answerSafely(
  log: ErrorLog,
  request: IncomingMessage,
  response: ServerResponse,
  answer: () => unknown,
  onFailure?: () => void,
): void {
  const apologize = () => {
    try {
      sendFailure(request, response);
    } catch {
      response.destroy();
    }
    onFailure?.();
  };
  guarded(log, answer, apologize);
}

function sendFailure({ method, url = '/' }: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const locale = localeOfPath(url);
  const { title, text } = serverAnswers[locale];
  const body = Buffer.from(
    `<!doctype html><html lang="${htmlLang[locale]}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></html>\n`,
  );
  response.writeHead(500, {
    ...securityHeaders,
    'content-security-policy': servicePolicy,
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'content-length': body.length,
  });
  response.end(method === 'HEAD' ? undefined : body);
}
