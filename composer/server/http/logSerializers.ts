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
