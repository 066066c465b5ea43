import { stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieEnd, type OwnCookie } from '#lib/visitor/cookies.ts';

/**
 * Sets a cookie for the whole site, with the lifetime of its name (STORE-03).
 *
 * @param until Overrides the expiry date.
 */
export function setCookie(
  { protocol }: FastifyRequest,
  reply: FastifyReply,
  name: OwnCookie,
  value: string,
  until?: Date,
): void {
  const end = until ? { expires: until } : cookieEnd(name);
  const secure = protocol === 'https';
  reply.header('set-cookie', stringifySetCookie({ name, value, path: '/', sameSite: 'lax', secure, ...end }));
}
