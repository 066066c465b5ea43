import type { AnySection } from '#section-kit/defineSection.ts';
import type { LocationBook } from '#composer/locations/LocationBook.ts';
import type { RateBook } from '#composer/rates/RateBook.ts';
import type { PublishedDocument } from '#composer/release/documentRecord.ts';
import type { Release, ServiceName } from '#composer/release/release.ts';
import type { SearchThreads } from '#composer/server/search/SearchThreads.ts';
import type { KeptAnswers } from '#composer/server/http/KeptAnswers.ts';
import type { DataKeys } from '#composer/server/store/dataKeys.ts';
import type { Store } from '#composer/server/store/openStore.ts';
import type { Upstreams } from '#composer/server/watch/Upstreams.ts';

/** What services work with. Functions return what belongs to the current release, which another may replace at any time. */
export interface ServiceContext {
  /** The segment of paths that names the bank: `/svt/{provider}/…`. */
  readonly provider: string;
  readonly release: () => Release;
  /** Returns a page's document, if the page can be rendered again with what was submitted. */
  readonly documentOf: (path: string) => PublishedDocument | undefined;
  /** Returns the query parameters for which a page's sections are rendered again. Empty for an unknown path. */
  readonly readsOf: (path: string) => readonly string[];
  /** Loads all sections of the site's pages, by name. */
  readonly sections: () => Promise<ReadonlyMap<string, AnySection>>;
  readonly rates: () => RateBook;
  readonly locations: () => LocationBook;
  readonly search: () => Pick<SearchThreads, 'ask'>;
  readonly store: Store;
  /** Returns the encryption keys of sensitive values. Without them, forms with such values are rejected. */
  readonly keys: () => DataKeys | undefined;
  readonly now: () => Date;
  /** Keeps the last good answers of the bank's services. */
  readonly answers: KeptAnswers;
  /** Records whether the systems work that services call. */
  readonly upstreams: Upstreams;
  /** Requests to the services per client and minute. Services with a lower limit take a part of it. */
  readonly perMinute: number;
  /** Called when a lead was stored durably. */
  readonly onStored: () => void;
  /** Returns the bank's own service of a name, if `site.json` defines one. */
  readonly upstreamOf: (
    name: ServiceName,
  ) => { readonly upstream: string; readonly timeoutMs?: number } | undefined;
}
