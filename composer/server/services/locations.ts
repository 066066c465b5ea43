import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { locationsPath, readCities, readLocations } from '#data/locations.ts';
import { citiesAnswer, resultsAnswer } from '#composer/locations/locationAnswers.ts';
import type { LocationBook } from '#composer/locations/LocationBook.ts';
import type { ServiceName } from '#composer/release/release.ts';
import { upstreamHandler } from '#composer/server/http/upstream.ts';
import { readParts } from './rates/RateService.ts';

/** No name is longer, even percent-encoded with up to twelve characters per letter. */
const name = () =>
  z.string('expected a text').trim().min(1, 'expected a text').max(2000, 'expected a shorter text');

/** A call about the bank's branches (WIDG-12). */
type Question = Readonly<Record<string, string | undefined>>;

interface LocationService<Asked extends Question = Question> {
  /** Name of the service in `services` of `site.json`. */
  readonly name: ServiceName;
  /** Path below `/svt/{provider}/`, or an absolute path. */
  readonly path: string;
  readonly question: z.ZodType<Asked>;
  readonly answer: (book: LocationBook, asked: Asked) => unknown;
  /** Validates a response of the bank's service. @throws {Error} if no section could show it. */
  readonly check: (answer: unknown) => unknown;
}

/** `GET /svt/{provider}/dynamicDropdown`. */
const cities: LocationService<{ rootTagPath: string; subCategoryVal: string }> = {
  name: 'locationCities',
  path: 'dynamicDropdown',
  question: z.object({ rootTagPath: name(), subCategoryVal: name() }),
  answer: ({ files }, { subCategoryVal }) => citiesAnswer(files, subCategoryVal),
  check: readCities,
};

/** `GET /svt/ecm/productfilterresults`. */
const results: LocationService<{ domain: string; state?: string | undefined; city?: string | undefined }> = {
  name: 'locations',
  path: locationsPath,
  question: z.object({ domain: name(), state: name().optional(), city: name().optional() }),
  answer: ({ files }, question) => resultsAnswer(files, question),
  check: readLocations,
};

interface LocationServicesOptions {
  readonly provider: string;
  /** Returns the bank's own service of a name, if `site.json` defines one. */
  readonly upstreamOf: (
    name: ServiceName,
  ) => { readonly upstream: string; readonly timeoutMs?: number } | undefined;
  /** Returns the branches of the published site. */
  readonly book: () => LocationBook;
  readonly now: () => Date;
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

function handlerOf<Asked extends Question>(
  { name: key, question, answer, check }: LocationService<Asked>,
  { upstreamOf, book, now }: LocationServicesOptions,
): Handler {
  const target = upstreamOf(key);
  if (target)
    return upstreamHandler({
      ...target,
      now,
      read: ({ query }) => ({ query: readParts(question, query) }),
      check,
    });
  return ({ query }, reply) => {
    const { data, error } = question.safeParse(query);
    if (error) return reply.code(400).send({ error: z.prettifyError(error) });
    return reply.header('cache-control', 'public, max-age=60').send(answer(book(), data));
  };
}

/** Mounts the branch services. Each answers from the site's location files, or forwards to the bank's own service. */
export const locationServices: FastifyPluginAsync<LocationServicesOptions> = (server, options) => {
  server.get(`/svt/${options.provider}/${cities.path}`, handlerOf(cities, options));
  server.get(results.path, handlerOf(results, options));
  return Promise.resolve();
};
