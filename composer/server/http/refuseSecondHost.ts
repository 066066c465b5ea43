import type { IncomingMessage, ServerResponse } from 'node:http';
import { securityHeaders } from '#composer/release/securityHeaders.ts';

/**
 * Answers with a 400 if a request has two Host headers (RFC 9112, section 3.2): Node uses the first, but a proxy in
 * front of it may have used the second.
 *
 * @returns Whether it answered.
 */
export function refuseSecondHost({ rawHeaders }: IncomingMessage, response: ServerResponse): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  if (hosts < 2) return false;
  response.writeHead(400, { ...securityHeaders, connection: 'close', 'content-length': 0 }).end();
  return true;
}
