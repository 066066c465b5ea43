import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerSafely } from './http/answerSafely.ts';
import type { ServedFile } from './ReleaseFiles.ts';
import { sendFile } from './sendFile.ts';

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
