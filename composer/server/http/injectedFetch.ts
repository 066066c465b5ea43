import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';

/** Headers to copy from the visitor's request, so that rate limits count that visitor. */
const passedOn = ['host', 'x-forwarded-for', 'user-agent'] as const;

/**
 * Returns a `fetch` that calls the server's own services on behalf of a visitor, without a connection. The same
 * contracts and limits apply, whether Portico or a service of the bank answers.
 */
export function injectedFetch(server: FastifyInstance, visitor: FastifyRequest): typeof fetch {
  const headers = Object.fromEntries(
    passedOn.flatMap((name) => (visitor.headers[name] === undefined ? [] : [[name, visitor.headers[name]]])),
  ) as Record<string, string>;
  return async (input, init = {}) => {
    if (typeof input !== 'string') throw new TypeError('Services are asked by their paths.');
    const request: InjectOptions = {
      method: init.method === 'POST' ? 'POST' : 'GET',
      url: input,
      remoteAddress: visitor.socket.remoteAddress ?? '',
      headers: { ...headers, ...Object.fromEntries(new Headers(init.headers)) },
    };
    if (init.body instanceof URLSearchParams) {
      request.payload = init.body.toString();
      request.headers = { ...request.headers, 'content-type': 'application/x-www-form-urlencoded' };
    } else if (typeof init.body === 'string') request.payload = init.body;
    const response = await server.inject(request);
    const answered = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
    return new Response(response.body, {
      status: response.statusCode,
      headers: Object.fromEntries(answered) as Record<string, string>,
    });
  };
}
