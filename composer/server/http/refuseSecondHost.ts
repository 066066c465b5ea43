import type { IncomingMessage, ServerResponse } from 'node:http';
import { securityHeaders } from './securityHeaders.ts';

/**
 * Answers 400 to a request that names two hosts (RFC 9112, section 3.2): Node reads the first of them, and what stands
 * before it may have read the other.
 *
 * @returns true when it answered.
 */
export function refuseSecondHost({ rawHeaders }: IncomingMessage, response: ServerResponse): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  if (hosts < 2) return false;
  response.writeHead(400, { ...securityHeaders, connection: 'close', 'content-length': 0 }).end();
  return true;
}
