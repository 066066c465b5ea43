import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from './http/acceptedEncoding.ts';
import { cacheControl } from '#composer/release/publicPaths.ts';
import {
  framePolicy,
  pagePolicy,
  securityHeaders,
  servicePolicy,
  sharedHeaders,
} from '#composer/release/securityHeaders.ts';
import { byteRange } from './http/byteRange.ts';
import { answerSafely } from './http/answerSafely.ts';
import type { Encoding, ServedFile } from './files/servedFile.ts';

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
        ? { 'cache-control': cacheControl.immutable }
        : // Each encoding is a separate representation, with its own entity tag.
          { 'cache-control': cacheControl.revalidated, etag: entityTag(file, encoding) }),
      // The parts of a PDF belong together by its tag.
      ...(isPdf(file.type) && { etag: entityTag(file, encoding) }),
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

const isPdf = (type: string) => type === 'application/pdf';

const documentHeaders = ({ isPage, record, release, type }: ServedFile) => ({
  ...securityHeaders,
  ...(release !== undefined && { 'x-portico-release': release }),
  'content-security-policy': isPage ? pagePolicy(record?.csp) : isPdf(type) ? framePolicy : servicePolicy,
  ...(isPdf(type) && { 'accept-ranges': 'bytes' }),
});

const entityTag = ({ digest }: ServedFile, encoding: Encoding) =>
  `"${digest}${encoding === 'identity' ? '' : `-${encoding}`}"`;

const matches = (header: string | undefined, etag: string) =>
  header !== undefined &&
  (header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag));

/**
 * Answers a GET or HEAD request with a file, in the best encoding, or with a 304 if the client's copy is current.
 *
 * @param more Further headers.
 * @returns The length of the body in bytes.
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: ServedFile,
  status = 200,
  more?: Readonly<Record<string, string>>,
): number {
  const encoding = encodingOf(file, request.headers['accept-encoding']);
  const own = headersOf(file, encoding);
  const fields = more ? { ...own, ...more } : own;
  if (status === 200 && matches(request.headers['if-none-match'], entityTag(file, encoding))) {
    const { 'content-length': _length, ...rest } = fields;
    response.writeHead(304, rest).end();
    return 0;
  }
  if (status === 200 && isPdf(file.type)) {
    const sent = sendPart(request, response, file, fields);
    if (sent !== undefined) return sent;
  }
  response.writeHead(status, fields);
  const body = request.method === 'HEAD' ? undefined : file.bodies[encoding];
  response.end(body);
  return body?.length ?? 0;
}

/** Sends the part of a file that a request asks for, as viewers of PDFs do. @returns The length of the body in bytes; `undefined` if it asks for no part. */
function sendPart(
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  file: ServedFile,
  fields: Record<string, string | number>,
): number | undefined {
  const { identity } = file.bodies;
  if (method !== 'GET') return undefined;
  const part = byteRange(
    asked.range,
    asked['if-range']?.toString(),
    entityTag(file, 'identity'),
    identity.length,
  );
  if (part === undefined) return undefined;
  if (part === 'unsatisfiable') {
    const nothing = { 'content-range': `bytes */${identity.length}`, 'content-length': 0 };
    response.writeHead(416, { ...fields, ...nothing }).end();
    return 0;
  }
  const { first, last } = part;
  const range = {
    'content-range': `bytes ${first}-${last}/${identity.length}`,
    'content-length': last - first + 1,
  };
  response.writeHead(206, { ...fields, ...range }).end(identity.subarray(first, last + 1));
  return last - first + 1;
}

/** Answers with a file in place of Fastify, which no longer handles the request or its errors then. */
export function answerWithFile(
  { log, raw }: FastifyRequest,
  reply: FastifyReply,
  file: ServedFile,
  status = 200,
): void {
  reply.hijack();
  answerSafely(log, raw, reply.raw, () => {
    // Only the access log reads it: Fastify sends nothing.
    void reply.header('content-length', sendFile(raw, reply.raw, file, status));
  });
}
