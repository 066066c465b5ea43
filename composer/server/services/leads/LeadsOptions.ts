import type { DataKeys } from '#composer/server/store/dataKeys.ts';
import type { Store } from '#composer/server/store/openStore.ts';
import type { Release } from '#composer/release/release.ts';
import type { EmailCheck } from './emailErrors.ts';
import type { PublishedSite } from './leadReply.ts';
import type { OfferData } from './offerData.ts';
import type { ProofCheck } from '#composer/server/services/captcha/ProofCheck.ts';

/** What taking forms needs besides them. */
export interface LeadsOptions extends PublishedSite {
  readonly provider: string;
  readonly store: Store;
  readonly captcha: ProofCheck;
  readonly release: () => Release;
  readonly now: () => Date;
  /** Keys of sensitive values; without them a form that asks for such values is refused. */
  readonly keys: () => DataKeys | undefined;
  readonly checkEmail: EmailCheck;
  /** What handlers of forms compare with. */
  readonly offers: () => OfferData | undefined;
  /** Posts that one client may send in a minute. */
  readonly perMinute: number;
  /** Called when a lead is on disk. */
  readonly onStored?: () => void;
}
