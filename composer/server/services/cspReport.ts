import type { FastifyPluginAsync } from 'fastify';
import { isRecord } from '#lib/values/isRecord.ts';
import type { ServiceContext } from '#composer/server/services/context/ServiceContext.ts';

/** Removes query and hash from a URL, which may contain what a visitor typed. */
const place = (value: unknown) =>
  typeof value === 'string' ? (value.split(/[?#]/, 1)[0] ?? '').slice(0, 200) : undefined;

function violations(body: unknown): Record<string, unknown>[] {
  if (Array.isArray(body))
    return body.filter(isRecord).map((report) => (isRecord(report['body']) ? report['body'] : {}));
  if (!isRecord(body)) return [];
  return [isRecord(body['csp-report']) ? body['csp-report'] : body];
}

/** `POST /csp-report`: logs what a page's policy has blocked, without personal data (PAGE-15). */
export const cspReportService: FastifyPluginAsync<ServiceContext> = (server, { perMinute }) => {
  // A separate rate limit, so that reports don't use up a visitor's other requests.
  const config = { rateLimit: { max: Math.ceil(perMinute / 5) } };
  const types = ['application/csp-report', 'application/reports+json'];
  server.addContentTypeParser(types, { parseAs: 'string', bodyLimit: 20_000 }, (_request, body, done) => {
    try {
      done(null, JSON.parse(body.toString()));
    } catch {
      done(Object.assign(new Error('The report is not JSON.'), { statusCode: 400 }));
    }
  });
  server.post('/csp-report', { config, bodyLimit: 20_000 }, (request, reply) => {
    for (const report of violations(request.body).slice(0, 10)) {
      request.log.warn(
        {
          blocked: place(report['blocked-uri'] ?? report['blockedURL']),
          directive: place(report['violated-directive'] ?? report['effectiveDirective']),
          page: place(report['document-uri'] ?? report['documentURL']),
        },
        'content security policy violation',
      );
    }
    return reply.code(204).send();
  });
  return Promise.resolve();
};
