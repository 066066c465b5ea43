import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from './http/acceptedEncoding.ts';
import { pagePolicy, securityHeaders, servicePolicy, sharedHeaders } from './http/securityHeaders.ts';
import { answerSafely } from './http/answerSafely.ts';
import type { Encoding, ServedFile } from './ReleaseFiles.ts';

const headers = new WeakMap<ServedFile, Map<Encoding, Record<string, string | number>>>();

/** Returns the best encoding of a file that a client accepts. */
function encodingOf({ bodies }: ServedFile, accept: string | undefined): Encoding {
  const compressed = (['br', 'gzip'] as const).filter((name) => bodies[name]);
  return acceptedEncoding(accept, compressed) ?? 'identity';
}

function headersOf(file: ServedFile, encoding: Encoding): Record<string, string | number> {
  let all = headers.get(file);
  if (!all) headers.set(file, (all = new Map()));
  let fields = all.get(encoding);
  if (!fields) {
    fields = {
      ...(isPart.test(file.type) ? sharedHeaders : documentHeaders(file)),
      'content-type': file.type,
      ...(file.isImmutable
        ? { 'cache-control': 'public, max-age=31536000, immutable' }
        : // Each encoding is a separate representation, with its own entity tag.
          { 'cache-control': 'public, max-age=0, must-revalidate', etag: entityTag(file, encoding) }),
      ...(Object.keys(file.bodies).length > 1 && { vary: 'Accept-Encoding' }),
      'content-length': file.bodies[encoding]?.length ?? 0,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    };
    all.set(encoding, fields);
  }
  return fields;
}

/** Types of files that browsers only use as subresources. */
const isPart = /^(?:font\/|text\/css|text\/javascript|image\/(?!svg))/;

const documentHeaders = ({ isPage, record }: ServedFile) => ({
  ...securityHeaders,
  'content-security-policy': isPage ? pagePolicy(record?.csp) : servicePolicy,
});

const entityTag = ({ digest }: ServedFile, encoding: Encoding) =>
  `"${digest}${encoding === 'identity' ? '' : `-${encoding}`}"`;

const matches = (header: string | undefined, etag: string) =>
  header !== undefined &&
  (header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag));

/** Answers a GET or HEAD request with a file, in the best encoding, or with a 304 if the client's copy is current. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: ServedFile,
  status = 200,
): void {
  const encoding = encodingOf(file, request.headers['accept-encoding']);
  const fields = headersOf(file, encoding);
  if (status === 200 && matches(request.headers['if-none-match'], entityTag(file, encoding))) {
    const { 'content-length': _length, ...rest } = fields;
    response.writeHead(304, rest).end();
    return;
  }
  response.writeHead(status, fields);
  response.end(request.method === 'HEAD' ? undefined : file.bodies[encoding]);
}

/** Answers with a file in place of Fastify, which no longer handles the request or its errors then. */
export function answerWithFile(
  { log, raw }: FastifyRequest,
  reply: FastifyReply,
  file: ServedFile,
  status = 200,
): void {
  reply.hijack();
  answerSafely(log, raw, reply.raw, () => sendFile(raw, reply.raw, file, status));
}
