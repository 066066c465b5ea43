import { request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

/** Headers of one connection, which the other has of its own. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/** Names and values in turns, as they came: a cookie's header may be there several times. */
const passedOn = (raw: readonly string[]): string[] =>
  raw.filter((_text, at) => !ofConnection.has((raw[at - (at % 2)] ?? '').toLowerCase()));

/** Has a request answered at a port of this machine. @throws {Error} when nobody answers there. */
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
