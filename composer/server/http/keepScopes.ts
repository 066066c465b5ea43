import type { FastifyInstance } from 'fastify';
import { context } from '@opentelemetry/api';
import { inScope, type RequestScopes } from '#composer/server/watch/RequestScopes.ts';
import { endSpan } from '#composer/server/watch/spans.ts';

/**
 * Answers each request in its scope, so that the calls it causes pass its id and trace on, and ends its span. The answer
 * names the request's id.
 */
export function keepScopes(server: FastifyInstance, scopes: RequestScopes): void {
  server.addHook('onRequest', ({ raw, method, routeOptions }, reply, done) => {
    const { requestId, span } = scopes.of(raw);
    void reply.header('x-request-id', requestId);
    span?.span.updateName(`${method} ${routeOptions.url ?? ''}`);
    done();
  });
  // The body is read before this hook, in events that would not keep the scope.
  server.addHook('preHandler', ({ raw }, _reply, done) => {
    const scope = scopes.of(raw);
    const run = () => inScope(scope, done);
    if (scope.span) context.with(scope.span.context, run);
    else run();
  });
  server.addHook('onResponse', ({ raw, method, routeOptions }, reply, done) => {
    const { span } = scopes.of(raw);
    const { statusCode: status } = reply.raw;
    if (span) {
      const attributes = { 'http.request.method': method, 'http.response.status_code': status };
      const named = {
        ...attributes,
        ...(routeOptions.url !== undefined && { 'http.route': routeOptions.url }),
      };
      endSpan(span, named, status >= 500 ? `status ${status}` : undefined);
    }
    done();
  });
}
