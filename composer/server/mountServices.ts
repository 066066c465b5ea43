import type { FastifyInstance } from 'fastify';
import { emailCheckPath } from '#forms/post/EmailChecks.ts';
import { assistantTokenPath } from '#data/assistant.ts';
import { tokenContract } from './services/assistant/assistantRequests.ts';
import { assistantGateway, assistantTokenService } from './services/assistant/assistantService.ts';
import { AssistantTokens } from './services/assistant/AssistantTokens.ts';
import { Captcha } from './services/captcha/Captcha.ts';
import { captchaService } from './services/captcha/captchaService.ts';
import { OutsideCaptcha } from './services/captcha/OutsideCaptcha.ts';
import type { ProofCheck } from './services/captcha/ProofCheck.ts';
import { cspReportService } from './services/cspReport.ts';
import {
  askUpstream,
  checkEmail,
  emailCheckContract,
  emailCheckService,
} from './services/email/emailCheck.ts';
import type { EmailCheck } from './services/leads/emailErrors.ts';
import { EmailDomains, type MailResolver } from './services/email/emailDomains.ts';
import type { PublishedSite } from './services/leads/leadReply.ts';
import { leadsService } from './services/leads/leads.ts';
import { appointmentPath } from '#data/appointments.ts';
import { appointmentContract, appointmentService } from './services/appointments.ts';
import { demoFrames } from './services/demo/demoFrames.ts';
import { locationServices } from './services/locations.ts';
import { requestedPages } from './requestedPages.ts';
import { rateServices } from './services/rates/rateServices.ts';
import { pageViewContract, pageViewPath } from './services/pageViews/pageViewRequest.ts';
import { pageViewService } from './services/pageViews/pageViewService.ts';
import { personalFieldsService } from './services/personalFields.ts';
import { privacyOptOutService } from './services/privacyOptOut.ts';
import { searchContract, searchService } from './services/search.ts';
import { zipCodeService } from './services/zipCode.ts';
import type { ServiceName } from '#composer/release/release.ts';
import type { ServedSite } from './ServedSite.ts';
import type { DataKeys } from './store/dataKeys.ts';
import type { Store } from './store/openStore.ts';
import { PostLimit } from './http/PostLimit.ts';
import { Upstream, type UpstreamOptions, upstreamService } from './http/upstream.ts';

export interface ServiceOptions extends Pick<PublishedSite, 'sections'> {
  readonly site: ServedSite;
  readonly store: Store;
  readonly keys: () => DataKeys | undefined;
  readonly now: () => Date;
  /** Requests to the services per client and minute. Lower limits apply to forms and to the email check. */
  readonly perMinute: number;
  readonly resolver?: MailResolver;
  /** Secret key of the external captcha provider, if the site uses one. */
  readonly captchaSecret: string;
  readonly onStored: () => void;
  /** Whether this is a demo, which also serves frames of made-up companies. */
  readonly demo: boolean;
}

/** Mounts the email check. @returns The check for the server's own use. */
async function mountEmailCheck(server: FastifyInstance, options: ServiceOptions): Promise<EmailCheck> {
  const { site, now, resolver } = options;
  const perMinute = Math.ceil(options.perMinute / 10);
  const target = site.files.release.site.services['emailCheck'];
  if (typeof target === 'object') {
    const contract = { ...target, ...emailCheckContract, path: emailCheckPath, isPersonal: true, now };
    await server.register(upstreamService, { ...contract, perMinute });
    const upstream = new Upstream(contract);
    return (email) => askUpstream(upstream, email);
  }
  const domains = new EmailDomains(now, resolver);
  await server.register(emailCheckService, { domains, perMinute });
  return (email) => checkEmail(email, domains);
}

/** Mounts the captcha. @returns The check of `captcha_response` in submissions. */
async function mountCaptcha(
  server: FastifyInstance,
  { site, store, now, captchaSecret: secret }: ServiceOptions,
): Promise<ProofCheck> {
  const embedded = new Captcha(store, now);
  const { captcha: definition } = site.files.release.site;
  if (definition !== 'embedded') return new OutsideCaptcha({ definition, secret, embedded, now });
  await server.register(captchaService, { captcha: embedded });
  return embedded;
}

/** What a service's requests and responses are, whoever answers them. */
type Contract = Omit<UpstreamOptions, 'upstream' | 'timeoutMs' | 'now'> & { readonly path: string };

/** Forwards a service's requests to the bank's own, if `site.json` names one. Otherwise mounts the embedded one. */
async function mountEither(
  server: FastifyInstance,
  { site, now }: ServiceOptions,
  name: ServiceName,
  contract: Contract,
  mountEmbedded: () => PromiseLike<unknown>,
): Promise<void> {
  const target = site.files.release.site.services[name];
  if (typeof target === 'object') await server.register(upstreamService, { ...target, ...contract, now });
  else await mountEmbedded();
}

/** Mounts the smart assistant if the site has one: its tokens, and its gateway unless the bank has its own. */
async function mountAssistant(server: FastifyInstance, options: ServiceOptions): Promise<void> {
  const { site, store, now } = options;
  const assistant = () => site.files.release.site.assistant;
  const perMinute = Math.ceil(options.perMinute / 5);
  const tokens = new AssistantTokens(store, now);
  const contract = { ...tokenContract, path: assistantTokenPath, perMinute };
  await mountEither(server, options, 'assistantToken', contract, () =>
    server.register(assistantTokenService, { tokens, perMinute }),
  );
  if (assistant()?.gateway === undefined)
    await server.register(assistantGateway, { tokens, perMinute, assistant, search: site.search });
}

/** Mounts all services: the embedded ones, and proxies for those that `site.json` assigns to the bank's own. */
export async function mountServices(server: FastifyInstance, options: ServiceOptions): Promise<void> {
  const { site, sections, store, keys, now, perMinute, onStored } = options;
  const { services } = site.files.release.site;
  const { provider } = services;
  const upstreamOf = (name: ServiceName) => {
    const target = services[name];
    return typeof target === 'object' ? target : undefined;
  };
  const { maxAgeDays, timeZone } = site.files.release.site.rates;
  await server.register(rateServices, { provider, upstreamOf, book: site.rates, now, timeZone, maxAgeDays });
  await server.register(locationServices, { provider, upstreamOf, book: site.locations, now });
  if (options.demo) await server.register(demoFrames, { provider });
  const release = () => site.files.release;
  const appointments = { ...appointmentContract, path: `/svt/${provider}/${appointmentPath}` };
  await mountEither(server, options, 'appointments', appointments, () =>
    server.register(appointmentService, { path: appointments.path, release }),
  );
  const search = { ...searchContract, path: `/svt/${provider}/search` };
  await mountEither(server, options, 'search', search, () =>
    server.register(searchService, { path: search.path, search: site.search }),
  );
  const ownCheck = await mountEmailCheck(server, options);
  const captcha = await mountCaptcha(server, options);
  const documentOf = (path: string) => site.files.document(path);
  const { offers } = site;
  const leads = {
    offers,
    provider,
    store,
    captcha,
    release,
    documentOf,
    sections,
    now,
    keys,
    checkEmail: ownCheck,
    onStored,
  };
  await server.register(personalFieldsService, { release });
  const posts = new PostLimit(server, Math.ceil(perMinute / 5));
  await server.register(leadsService, { ...leads, limitPosts: posts.refuse });
  const readsOf = (path: string) => release().pages[site.files.pagePath(path) ?? '']?.reads ?? [];
  const optOut = { store, now, perMinute: Math.ceil(perMinute / 10), onStored, readsOf };
  await server.register(privacyOptOutService, optOut);
  await server.register(zipCodeService, { provider, readsOf });
  await server.register(requestedPages, { site, sections, perMinute, posts });
  await mountAssistant(server, options);
  // With a separate rate limit, so that they don't use up a visitor's other requests.
  const pageViews = { ...pageViewContract, path: pageViewPath(provider), perMinute };
  await mountEither(server, options, 'pageViews', pageViews, () =>
    server.register(pageViewService, { path: pageViews.path, store, now, release, perMinute }),
  );
  await server.register(cspReportService, { perMinute: Math.ceil(perMinute / 5) });
}
