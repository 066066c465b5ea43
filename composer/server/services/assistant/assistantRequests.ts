import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { UpstreamCall } from '#composer/server/http/upstream.ts';

const word = z.string().max(200);

/** The request of a browser for a token (SA-03). */
export const tokenRequest = z.strictObject({
  channelId: word.min(1),
  featureId: word.min(1),
  userId: word,
  sessionToken: word,
});

/** A query to the assistant (SA-04). */
export const queryRequest = z.strictObject({
  query: z.string().trim().min(1).max(500),
  auxData: z.record(z.string(), z.unknown()),
  device: z.enum(['spanish', 'english']),
  channel: z.literal('COM'),
  channelDetails: word,
  dialog: word,
  language: z.enum(['es', 'en']),
  lat: z.number(),
  lon: z.number(),
  time_offset: z.number(),
  inputMode: z.literal('KEYBOARD'),
  external_user_id: word,
  participantToken: word,
  clientVersion: word,
  supportSearchContent: z.literal(true),
  ai_version: word,
  translate_response: z.literal(false),
});

/** The contract of calls to a token service of the bank. */
export const tokenContract = {
  method: 'POST',
  isPersonal: true,
  read: ({ body }: FastifyRequest): UpstreamCall => ({ body: tokenRequest.parse(body) }),
  check: (answer: unknown) => {
    z.object({ access_token: z.string().min(1) }).parse(answer);
  },
} as const;
