interface LoggedRequest {
  readonly method: string;
  readonly routeOptions?: { readonly url?: string | undefined };
}

/** The frames of a stack, without the message above them. */
const framesOf = (stack = '') =>
  stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');

/**
 * What logs may hold of requests and errors: no address of the visitor, no cookies, no body and no path, which may hold
 * a confirmation code and a zip code (FORM-14); and no message of an error, which may quote any of them.
 */
export const logSerializers = {
  req: ({ method, routeOptions }: LoggedRequest) => ({ method, route: routeOptions?.url ?? 'none' }),
  err: ({ name, code, stack }: Error & { readonly code?: string }) => ({
    type: name,
    message: code ?? name,
    stack: framesOf(stack),
  }),
};
