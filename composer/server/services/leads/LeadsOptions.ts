import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DataKeys } from '#composer/server/store/dataKeys.ts';
import type { Store } from '#composer/server/store/openStore.ts';
import type { Release } from '#composer/release/release.ts';
import type { EmailCheck } from './emailErrors.ts';
import type { PublishedSite } from './leadReply.ts';
import type { OfferData } from './offerData.ts';
import type { ProofCheck } from '#composer/server/services/captcha/ProofCheck.ts';

/** What accepting forms requires. */
export interface LeadsOptions extends PublishedSite {
  readonly provider: string;
  readonly store: Store;
  readonly captcha: ProofCheck;
  readonly release: () => Release;
  readonly now: () => Date;
  /** Returns the encryption keys of sensitive values. Without them, forms with such values are rejected. */
  readonly keys: () => DataKeys | undefined;
  readonly checkEmail: EmailCheck;
  /** Returns the data that form handlers compare with. */
  readonly offers: () => OfferData | undefined;
  /** Counts a submission. @throws {Error} with status 429 if the client has made too many. */
  readonly limitPosts: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** Called when a lead was stored durably. */
  readonly onStored?: () => void;
}
