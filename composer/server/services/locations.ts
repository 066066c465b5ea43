import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { locationsPath, readCities, readLocations } from '#data/locations.ts';
import { citiesAnswer, resultsAnswer } from '#composer/locations/locationAnswers.ts';
import type { ServiceName } from '#composer/release/release.ts';
import { upstreamHandler } from '#composer/server/http/upstream.ts';
import { readParts } from './rates/RateService.ts';
import type { ServiceContract } from '#composer/server/services/contract/ServiceContract.ts';
import type { ServiceContext } from '#composer/server/services/context/ServiceContext.ts';

/** No name is longer, even percent-encoded with up to twelve characters per letter. */
const name = () =>
  z.string('expected a text').trim().min(1, 'expected a text').max(2000, 'expected a shorter text');

const cityQuestion = z.object({ rootTagPath: name(), subCategoryVal: name() });
const branchQuestion = z.object({
  domain: name(),
  state: name().optional(),
  city: name().optional(),
  zip: z
    .string()
    .regex(/^\d{5}$/, 'expected five digits')
    .optional(),
});

const map = z
  .object({ width: z.number(), height: z.number(), path: z.string().describe('Data of an SVG path.') })
  .describe('A drawn outline of the state.');

const branch = z.object({
  addressLine1: z.string().min(1).describe('Number and street.'),
  addressLine2: z.string().describe('City, state and zip code.'),
  stateCode: z.string().optional(),
  cityName: z.string().optional(),
  locImagePath: z.string().optional().describe('Path of a picture on this site.'),
  landMarkText: z.string().optional(),
  directionsUrl: z.string().optional(),
  directionsTitle: z.string().optional(),
  phoneNumber: z.string().optional(),
  learnMorePagePath: z.string().optional(),
  learnMoreTitle: z.string().optional(),
  pagePath: z.string().optional().describe('Path of the branch’s own page on this site.'),
  openingHours: z.array(z.string()).optional().describe('Such as `Mo-Fr 09:00-17:00`.'),
  driveUpHours: z.array(z.string()).optional().describe('Of the drive-up window, if they differ.'),
  timeZone: z.string().optional().describe('Of the hours, such as `America/Chicago`.'),
  pin: z.object({ x: z.number(), y: z.number() }).optional().describe('Where it is on the map.'),
  miles: z.number().optional().describe('Distance from the requested zip code.'),
  services: z.array(z.string()).optional(),
});

/** What is published about the services. */
export const locationContracts: readonly ServiceContract[] = [
  {
    name: 'locationCities',
    method: 'GET',
    path: 'dynamicDropdown',
    sentAs: 'query',
    request: cityQuestion,
    response: z.array(z.string().min(1)),
    answer: ['Augusta', 'Portland'],
    examples: [
      { summary: 'a state', kind: 'typical', request: { rootTagPath: '/locations', subCategoryVal: 'ME' } },
      {
        summary: 'a state without branches',
        kind: 'edge',
        request: { rootTagPath: '/locations', subCategoryVal: 'ZZ' },
      },
      { summary: 'no state', kind: 'bad', request: { rootTagPath: '/locations' } },
    ],
  },
  {
    name: 'locations',
    method: 'GET',
    path: locationsPath,
    sentAs: 'query',
    request: branchQuestion,
    response: z.object({
      results: z.object({
        zip: z.string().optional(),
        isZipKnown: z.boolean().optional().describe('Whether the branches are sorted by distance.'),
        states: z.array(z.object({ stateName: z.string(), map: map.optional(), cities: z.array(branch) })),
      }),
    }),
    answer: {
      results: {
        states: [
          {
            stateName: 'Maine',
            cities: [{ addressLine1: '1 Congress Street', addressLine2: 'Portland, ME 04101' }],
          },
        ],
      },
    },
    examples: [
      { summary: 'all branches', kind: 'typical', request: { domain: '/locations' } },
      { summary: 'a state', kind: 'typical', request: { domain: '/locations', state: 'ME' } },
      { summary: 'a zip code', kind: 'typical', request: { domain: '/locations', zip: '04101' } },
      {
        summary: 'a city without branches',
        kind: 'edge',
        request: { domain: '/locations', state: 'ME', city: 'Nowhere' },
      },
      { summary: 'no page', kind: 'bad', request: {} },
    ],
  },
];

/** Mounts the branch services (WIDG-12). Each answers from the site's location files, or forwards to the bank's own. */
export const locationServices: FastifyPluginAsync<ServiceContext> = (server, options) => {
  const { provider, upstreamOf, upstreams, locations, now, answers } = options;
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
    if (target)
      return server.get(
        path,
        upstreamHandler({ ...target, now, watch: upstreams.watch(service), answers, read, check }),
      );
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
    (asked) => resultsAnswer(locations(), asked),
    readLocations,
  );
  return Promise.resolve();
};
