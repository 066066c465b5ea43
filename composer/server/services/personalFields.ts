import type { FastifyPluginAsync } from 'fastify';
import { personalNames } from '#forms/definition/personalNames.ts';
import { personalFieldsPath } from '#lib/visitor/personalFields.ts';
import type { Release } from '#composer/release/release.ts';
import { publishedDefinition } from './leads/publishedDefinition.ts';
import type { ServiceContext } from '#composer/server/services/context/ServiceContext.ts';

type Forms = Release['forms'];
const cachedNames = new WeakMap<Forms, readonly string[]>();

/** Returns the names of the fields of all forms with personal or sensitive values, sorted. Memoized. */
function namesOf(forms: Forms): readonly string[] {
  let names = cachedNames.get(forms);
  if (!names) {
    const all = Object.values(forms).flatMap((form) => personalNames(publishedDefinition(form)));
    cachedNames.set(forms, (names = [...new Set(all)].toSorted()));
  }
  return names;
}

/** `GET /svt/ecm/personalFields`: tells pages which parameters of an address they must not keep (SEC-04, PAGE-13). */
export const personalFieldsService: FastifyPluginAsync<ServiceContext> = (server, { release }) => {
  server.get(personalFieldsPath, (_request, reply) => reply.send({ names: namesOf(release().forms) }));
  return Promise.resolve();
};
