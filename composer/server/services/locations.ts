import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { locationsPath, readCities, readLocations } from '#data/locations.ts';
import { citiesAnswer, resultsAnswer } from '#composer/locations/locationAnswers.ts';
import type { ServiceName } from '#composer/release/release.ts';
import { upstreamHandler } from '#composer/server/http/upstream.ts';
import { readParts } from './rates/RateService.ts';
import type { ServiceContext } from '#composer/server/services/context/ServiceContext.ts';

/** No name is longer, even percent-encoded with up to twelve characters per letter. */
const name = () =>
  z.string('expected a text').trim().min(1, 'expected a text').max(2000, 'expected a shorter text');

const cityQuestion = z.object({ rootTagPath: name(), subCategoryVal: name() });
const branchQuestion = z.object({ domain: name(), state: name().optional(), city: name().optional() });

/** Mounts the branch services (WIDG-12). Each answers from the site's location files, or forwards to the bank's own. */
export const locationServices: FastifyPluginAsync<ServiceContext> = (server, options) => {
  const { provider, upstreamOf, locations, now } = options;
  /** @param check Validates a response of the bank's service. @throws {Error} if no section could show it. */
  const mount = <Asked extends Readonly<Record<string, string | undefined>>>(
    service: ServiceName,
    path: string,
    question: z.ZodType<Asked>,
    answer: (asked: Asked) => unknown,
    check: (answer: unknown) => unknown,
  ) => {
    const target = upstreamOf(service);
    const read = ({ query }: FastifyRequest) => ({ query: readParts(question, query) });
    if (target) return server.get(path, upstreamHandler({ ...target, now, read, check }));
    return server.get(path, ({ query }, reply) => {
      const { data, error } = question.safeParse(query);
      if (error) return reply.code(400).send({ error: z.prettifyError(error) });
      return reply.header('cache-control', 'public, max-age=60').send(answer(data));
    });
  };
  const dropdown = `/svt/${provider}/dynamicDropdown`;
  const cities = ({ subCategoryVal }: z.output<typeof cityQuestion>) =>
    citiesAnswer(locations().files, subCategoryVal);
  mount('locationCities', dropdown, cityQuestion, cities, readCities);
  mount(
    'locations',
    locationsPath,
    branchQuestion,
    (asked) => resultsAnswer(locations().files, asked),
    readLocations,
  );
  return Promise.resolve();
};
