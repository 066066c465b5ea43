import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { assertCurrent } from '#data/rateAnswer.ts';
import { groupBy } from '#lib/values/groupBy.ts';
import { answerDay } from '#composer/server/services/context/answerDay.ts';
import { upstreamHandler } from '#composer/server/http/upstream.ts';
import { cardOffersService } from './cardOffers.ts';
import { cashOutRatesService } from './cashOutRates.ts';
import { cdRatesService } from './cdRates.ts';
import { depositRatesService } from './depositRates.ts';
import { homeEquityRatesService, homeEquityStatesService } from './homeEquityRates.ts';
import { loanRatesService } from './loanRates.ts';
import { mortgageServices } from './mortgageRates.ts';
import { personalLineRatesService } from './personalLineRates.ts';
import type { RateQuestion, RateService } from './RateService.ts';
import { zipZoneService } from './zipZone.ts';
import type { ServiceContext } from '#composer/server/services/context/ServiceContext.ts';

/** All calls of the rate contract. If two share a path, the one with `takes` must come first. */
const services: readonly RateService[] = [
  cardOffersService,
  cashOutRatesService,
  cdRatesService,
  depositRatesService,
  loanRatesService,
  homeEquityRatesService,
  homeEquityStatesService,
  personalLineRatesService,
  ...mortgageServices,
  zipZoneService,
];

/** The contracts of these calls, each once. */
export const rateContracts = [...new Set(services.map(({ contract }) => contract))];

type Handler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

/** Answers a call from the rate files. */
function embedded(service: RateService, { rates, now, release }: ServiceContext): Handler {
  return (request, reply) => {
    let question: RateQuestion;
    try {
      question = service.read(request);
    } catch (error) {
      return reply.code(400).send({ error: error instanceof Error ? error.message : String(error) });
    }
    const answer = question.answer(rates(), answerDay(now(), release().site.rates.timeZone));
    if (!answer)
      return reply.code(503).header('retry-after', '60').send({ error: 'There are no rates in force.' });
    // A shared cache must not pass a personal response on to another visitor.
    const isShared = question.token === undefined && service.method === 'GET';
    reply.header('cache-control', isShared ? 'public, max-age=60' : 'private, no-store');
    reply.header('vary', 'token');
    if (answer.asOf !== undefined) reply.header('x-portico-as-of', answer.asOf);
    return reply.send(answer.body);
  };
}

/** Forwards a call to the bank's own service. */
function passedOn(
  service: RateService,
  target: NonNullable<ReturnType<ServiceContext['upstreamOf']>>,
  { now, release, upstreams, answers }: ServiceContext,
): Handler {
  const questions = new WeakMap<object, RateQuestion>();
  return upstreamHandler({
    ...target,
    method: service.method,
    now,
    answers,
    watch: upstreams.watch(service.name),
    // A response without a date has the bank's day: in New York, an evening is the next day's in UTC.
    asOf: (at) => answerDay(at, release().site.rates.timeZone),
    read: (request) => {
      const question = service.read(request);
      questions.set(question.call, question);
      return question.call;
    },
    check: (answer, call) => {
      const read = questions.get(call)?.check(answer);
      assertCurrent(read?.effectiveDate, now(), release().site.rates.maxAgeDays);
    },
  });
}

/** Mounts the rate services. Each answers from the site's rate files, or forwards to the bank's own service. */
export const rateServices: FastifyPluginAsync<ServiceContext> = (server, options) => {
  const pathOf = ({ path }: RateService) =>
    path.startsWith('/') ? path : `/svt/${options.provider}/${path}`;
  for (const [route, sharing] of groupBy(services, (service) => `${service.method} ${pathOf(service)}`)) {
    const handlers = sharing.map((service) => {
      const target = options.upstreamOf(service.name);
      return {
        takes: service.takes ?? (() => true),
        handle: target ? passedOn(service, target, options) : embedded(service, options),
      };
    });
    const [method = 'GET', url = ''] = route.split(' ');
    server.route({
      method,
      url,
      bodyLimit: 10_000,
      // The last handler accepts every request.
      handler: (request, reply) => handlers.find(({ takes }) => takes(request))?.handle(request, reply),
    });
  }
  return Promise.resolve();
};
