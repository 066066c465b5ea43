import { request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

/** Hop-by-hop headers, which must not be forwarded. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/** Filters raw headers (alternating names and values). Keeps duplicates such as several `Set-Cookie` headers. */
const passedOn = (raw: readonly string[]): string[] =>
  raw.filter((_text, at) => !ofConnection.has((raw[at - (at % 2)] ?? '').toLowerCase()));

/** Proxies a request to a port of this machine. @throws {Error} if nothing listens there. */
export async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
): Promise<void> {
  const { method, url, headers } = request;
  const outgoing = send({ host: '127.0.0.1', port, method, path: url, headers });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once('response', resolve);
    outgoing.once('error', reject);
  });
  const [answer] = await Promise.all([answered, pipeline(request, outgoing)]);
  response.writeHead(answer.statusCode ?? 502, passedOn(answer.rawHeaders));
  await pipeline(answer, response);
}
