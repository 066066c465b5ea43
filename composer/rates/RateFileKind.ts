import type { z } from 'zod';
import type { KnownRate } from '#section-kit/knownRate.ts';
import type { RateEntry } from './inForce.ts';
import type { RateStatement } from './rateStatement.ts';
import type { ZonesFile } from './zones.ts';

/** A rate of a file that depends on nobody. */
export interface FileRate extends Pick<KnownRate, 'value' | 'unit' | 'live'> {
  /** What tells it apart in its file, such as `CD99.12.apy`. */
  readonly key: string;
  /** The entry that it stands in, which says since when it is in force. */
  readonly entry: RateEntry;
}

/** What a file of `rates` is: all that pages, the check and the server ask about it. */
export interface RateFileKind<Content = unknown> {
  readonly schema: z.ZodType<Content>;
  /** Decimals of its rates on pages (RATE-13); 2 without it. */
  readonly decimals?: number;
  /** The rates of the default zone on a day, which pages show until the visitor's own arrive; none without it. */
  readonly known?: (file: Content, today: string, zones: ZonesFile) => FileRate[];
  /** What must stand beside its rates on a page (Regulations DD and Z). */
  readonly statements?: readonly RateStatement[];
}
