import { Resolver } from 'node:dns/promises';
import { LRUCache } from 'lru-cache';
import type { UpstreamWatch } from '#composer/server/watch/Upstreams.ts';

/** The methods of a DNS resolver that are used. */
export type MailResolver = Pick<Resolver, 'resolveMx' | 'resolve4' | 'resolve6'>;

/** Whether a domain accepts mail; `unknown` if DNS could not be queried. */
type TakesMail = 'yes' | 'no' | 'unknown';

/** Domains reserved for examples and tests (RFC 2606). DNS is not queried for them. */
const reserved = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/i;

const keepMs = 10 * 60_000;
const maxKept = 1000;

/** Whether an error means that there is no record. Others mean that DNS failed. */
const saysNothing = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOTFOUND' || error.code === 'ENODATA');

/** Queries DNS whether domains accept mail. Results are cached for ten minutes. */
export class EmailDomains {
  readonly #resolver: MailResolver;
  readonly #answers: LRUCache<string, TakesMail>;

  constructor(
    now: () => Date,
    watch: UpstreamWatch,
    resolver: MailResolver = new Resolver({ timeout: 1000, tries: 1 }),
  ) {
    this.#resolver = resolver;
    this.#answers = new LRUCache<string, TakesMail>({
      max: maxKept,
      ttl: keepMs,
      ttlResolution: 0,
      perf: { now: () => now().getTime() },
      ignoreFetchAbort: true,
      // Failures are not cached.
      fetchMethod: async (domain) => {
        const begun = performance.now();
        const answer = await this.#ask(domain);
        const result = answer === 'unknown' ? 'failed' : 'ok';
        watch.record(result, performance.now() - begun, 'The DNS server did not answer.');
        return answer === 'unknown' ? undefined : answer;
      },
    });
  }

  async #hasAddress(domain: string): Promise<TakesMail> {
    const looks = [this.#resolver.resolve4(domain), this.#resolver.resolve6(domain)];
    const results = await Promise.allSettled(looks);
    if (results.some(({ status }) => status === 'fulfilled')) return 'yes';
    return results.every((result) => result.status === 'rejected' && saysNothing(result.reason))
      ? 'no'
      : 'unknown';
  }

  async #ask(domain: string): Promise<TakesMail> {
    try {
      const servers = await this.#resolver.resolveMx(domain);
      // A single empty name means that the domain accepts no mail (RFC 7505). Without MX records, its address does (RFC
      // 5321).
      if (servers.length > 0)
        return servers.some(({ exchange }) => exchange !== '' && exchange !== '.') ? 'yes' : 'no';
    } catch (error) {
      if (!saysNothing(error)) return 'unknown';
    }
    return this.#hasAddress(domain);
  }

  async takesMail(domain: string): Promise<TakesMail> {
    const name = domain.toLowerCase();
    if (reserved.test(name)) return 'unknown';
    return (await this.#answers.fetch(name)) ?? 'unknown';
  }
}
