import { Resolver } from 'node:dns/promises';

/** What of a name server the check of a domain asks. */
export type MailResolver = Pick<Resolver, 'resolveMx' | 'resolve4' | 'resolve6'>;

/** Whether a domain takes mail; `unknown` when nobody could be asked. */
export type TakesMail = 'yes' | 'no' | 'unknown';

/** Names for examples and tests (RFC 2606); no name server is asked about them. */
const reserved = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/i;

const keepMs = 10 * 60_000;
const mostKept = 1000;

/** These answers mean that there is nothing; others, that the name server did not do its work. */
const saysNothing = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOTFOUND' || error.code === 'ENODATA');

/** Asks the name server whether domains take mail, and remembers the answers for ten minutes. */
export class EmailDomains {
  readonly #resolver: MailResolver;
  readonly #now: () => Date;
  readonly #known = new Map<string, { readonly answer: TakesMail; readonly until: number }>();

  constructor(now: () => Date, resolver: MailResolver = new Resolver({ timeout: 1000, tries: 1 })) {
    this.#resolver = resolver;
    this.#now = now;
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
      // A single empty name says that the domain takes no mail (RFC 7505); no entry, that its address does (RFC 5321).
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
    const now = this.#now().getTime();
    const known = this.#known.get(name);
    if (known && now < known.until) return known.answer;
    const answer = await this.#ask(name);
    if (answer !== 'unknown') {
      this.#known.delete(name);
      this.#known.set(name, { answer, until: now + keepMs });
      if (this.#known.size > mostKept) this.#known.delete([...this.#known.keys()][0] ?? '');
    }
    return answer;
  }
}
