import type { IncomingMessage, ServerResponse } from 'node:http';
import { isHashed } from './files/servedFile.ts';
import { decodedPath } from './redirects.ts';
import { sendFile } from './sendFile.ts';
import type { ReleaseFollower } from './releases/ReleaseFollower.ts';

/** Whether a request that no file of the served release answers may be for one of another release. */
export const isAsset = ({ method, url = '' }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && isHashed(decodedPath(url) ?? '');

/** Answers with a file of another release. @param otherwise Answers if no release has it. */
export async function answerOtherAsset(
  releases: ReleaseFollower,
  request: IncomingMessage,
  response: ServerResponse,
  otherwise: () => void,
): Promise<void> {
  const file = await releases.asset(decodedPath(request.url ?? '') ?? '');
  if (file) sendFile(request, response, file);
  else otherwise();
}
