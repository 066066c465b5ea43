import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { emailCheckPath } from '#forms/post/EmailChecks.ts';
import { assistantTokenPath } from '#data/assistant.ts';
import type { ServiceName } from '#composer/release/release.ts';
import { PostLimit } from './http/PostLimit.ts';
import { Upstream, type UpstreamOptions, upstreamService } from './http/upstream.ts';
import { requestedPages } from './requestedPages.ts';
import type { ServedSite } from './ServedSite.ts';
import { mountSiteServices } from './siteServices/mountSiteServices.ts';
import { readSiteServices, type SiteServiceModule } from './siteServices/SiteService.ts';
import { appointmentContract, appointmentService, appointmentServicePath } from './services/appointments.ts';
import {
  assistantGateway,
  assistantLimit,
  assistantTokenService,
  tokenContract,
} from './services/assistant/assistantService.ts';
import { Captcha, captchaService, type ProofCheck } from './services/captcha/Captcha.ts';
import { OutsideCaptcha } from './services/captcha/OutsideCaptcha.ts';
import type { ServiceContext } from './services/context/ServiceContext.ts';
import { cspReportService } from './services/cspReport.ts';
import { demoFrames } from './services/demo/demoFrames.ts';
import {
  askUpstream,
  checkEmail,
  emailCheckContract,
  emailCheckService,
} from './services/email/emailCheck.ts';
import { EmailDomains, type MailResolver } from './services/email/emailDomains.ts';
import type { EmailCheck } from './services/leads/emailErrors.ts';
import { leadsService } from './services/leads/leads.ts';
import { locationServices } from './services/locations.ts';
import { pageViewContract, pageViewPath, pageViewService } from './services/pageViews/pageViewService.ts';
import { personalFieldsService } from './services/personalFields.ts';
import { privacyOptOutService } from './services/privacyOptOut.ts';
import { rateServices } from './services/rates/rateServices.ts';
import { searchContract, searchPath, searchService } from './services/search.ts';
import { zipCodeService } from './services/zipCode.ts';

export interface ServiceOptions extends Pick<
  ServiceContext,
  'sections' | 'store' | 'keys' | 'now' | 'perMinute' | 'onStored' | 'upstreams' | 'answers'
> {
  readonly site: ServedSite;
  readonly resolver?: MailResolver;
  /** Secret key of the external captcha provider, if the site uses one. */
  readonly captchaSecret: string;
  /** Whether this is a demo, which also serves frames of made-up companies. */
  readonly demo: boolean;
  /** The services of the site's own. */
  readonly siteServices?: readonly SiteServiceModule[] | undefined;
}

function contextOf({ site, ...options }: ServiceOptions): ServiceContext {
  const { search, rates, locations, files } = site;
  const release = () => files.release;
  return {
    ...options,
    search,
    rates,
    locations,
    release,
    provider: release().site.services.provider,
    documentOf: (path) => files.document(path),
    readsOf: (path) => release().pages[files.pagePath(path) ?? '']?.reads ?? [],
    upstreamOf: (name) => {
      const target = release().site.services[name];
      return typeof target === 'object' ? target : undefined;
    },
  };
}

/** Mounts the email check. @returns The check for the server's own use. */
async function mountEmailCheck(
  server: FastifyInstance,
  { upstreamOf, upstreams, now, perMinute: all }: ServiceContext,
  resolver?: MailResolver,
): Promise<EmailCheck> {
  const perMinute = Math.ceil(all / 10);
  const target = upstreamOf('emailCheck');
  if (target) {
    const watch = upstreams.watch('emailCheck');
    const contract = { ...target, ...emailCheckContract, path: emailCheckPath, isPersonal: true, now, watch };
    await server.register(upstreamService, { ...contract, perMinute });
    const upstream = new Upstream(contract);
    return (email) => askUpstream(upstream, email);
  }
  const domains = new EmailDomains(now, upstreams.watch('mail DNS'), resolver);
  await server.register(emailCheckService, { domains, perMinute });
  return (email) => checkEmail(email, domains);
}

/** Mounts the captcha. @returns The check of `captcha_response` in submissions. */
async function mountCaptcha(
  server: FastifyInstance,
  { store, now, release, upstreams }: ServiceContext,
  secret: string,
): Promise<ProofCheck> {
  const embedded = new Captcha(store, now);
  const { captcha: definition } = release().site;
  if (definition !== 'embedded')
    return new OutsideCaptcha({
      definition,
      secret,
      embedded,
      store,
      now,
      watch: upstreams.watch('captcha'),
    });
  await server.register(captchaService, { captcha: embedded });
  return embedded;
}

/** What a service's requests and responses are, whoever answers them. */
type Contract = Omit<UpstreamOptions, 'upstream' | 'timeoutMs' | 'now' | 'watch'> & { readonly path: string };

/** Forwards a service's requests to the bank's own, if `site.json` names one. Otherwise mounts the embedded one. */
async function mountEither(
  server: FastifyInstance,
  context: ServiceContext,
  name: ServiceName,
  contract: Contract,
  embedded: FastifyPluginAsync<ServiceContext>,
): Promise<void> {
  const target = context.upstreamOf(name);
  const { now, upstreams } = context;
  if (target)
    await server.register(upstreamService, { ...target, ...contract, now, watch: upstreams.watch(name) });
  else await server.register(embedded, context);
}

/** Mounts the services that can be the bank's own. */
async function mountReplaceable(server: FastifyInstance, context: ServiceContext): Promise<void> {
  const { provider, perMinute } = context;
  const services: readonly [ServiceName, Contract, FastifyPluginAsync<ServiceContext>][] = [
    ['appointments', { ...appointmentContract, path: appointmentServicePath(provider) }, appointmentService],
    ['search', { ...searchContract, path: searchPath(provider) }, searchService],
    [
      'assistantToken',
      { ...tokenContract, path: assistantTokenPath, perMinute: assistantLimit(context) },
      assistantTokenService,
    ],
    // With a separate rate limit, so that they don't use up a visitor's other requests.
    ['pageViews', { ...pageViewContract, path: pageViewPath(provider), perMinute }, pageViewService],
  ];
  for (const [name, contract, embedded] of services)
    // oxlint-disable-next-line no-await-in-loop -- Fastify mounts in order
    await mountEither(server, context, name, contract, embedded);
}

/** Mounts all services: the embedded ones, and proxies for those that `site.json` assigns to the bank's own. */
export async function mountServices(server: FastifyInstance, options: ServiceOptions): Promise<void> {
  const { site, sections, perMinute, demo, resolver, captchaSecret } = options;
  const context = contextOf(options);
  const checkOfEmail = await mountEmailCheck(server, context, resolver);
  const captcha = await mountCaptcha(server, context, captchaSecret);
  const posts = new PostLimit(server, Math.ceil(perMinute / 5));
  const leads = { captcha, checkEmail: checkOfEmail, offers: site.offers, limitPosts: posts.refuse };
  await server.register(leadsService, { ...context, ...leads });
  await mountReplaceable(server, context);
  const services = [
    rateServices,
    locationServices,
    personalFieldsService,
    privacyOptOutService,
    zipCodeService,
    cspReportService,
    ...(demo ? [demoFrames] : []),
    // The bank may have a gateway of its own.
    ...(context.release().site.assistant?.gateway === undefined ? [assistantGateway] : []),
  ];
  // oxlint-disable-next-line no-await-in-loop -- Fastify mounts in order
  for (const service of services) await server.register(service, context);
  mountSiteServices(server, readSiteServices(options.siteServices ?? []), { ...context, demo });
  await server.register(requestedPages, { site, sections, perMinute, posts });
}
