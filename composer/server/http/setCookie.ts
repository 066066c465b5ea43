import { type SetCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sets a cookie for the whole site. @param cookie with its life, `maxAge` in seconds or `expires`. */
export function setCookie(
  { protocol }: FastifyRequest,
  reply: FastifyReply,
  cookie: Pick<SetCookie, 'name' | 'value' | 'maxAge' | 'expires'>,
): void {
  const secure = protocol === 'https';
  reply.header('set-cookie', stringifySetCookie({ path: '/', sameSite: 'lax', secure, ...cookie }));
}
