import type { z } from 'zod';
import type { KnownRate } from '#section-kit/knownRate.ts';
import type { RateEntry } from './inForce.ts';
import type { RateStatement } from './rateStatement.ts';
import type { ZonesFile } from './zones.ts';

/** A rate in a file that does not depend on the visitor. */
export interface FileRate extends Pick<KnownRate, 'value' | 'unit' | 'live'> {
  /** Unique key within the file, such as `CD99.12.apy`. */
  readonly key: string;
  /** The entry that contains it, with the period it is in force. */
  readonly entry: RateEntry;
}

/** A kind of rate file: everything that pages, the check and the server need to know about it. */
export interface RateFileKind<Content = unknown> {
  readonly schema: z.ZodType<Content>;
  /** Decimals of its rates on pages (RATE-13); 2 by default. */
  readonly decimals?: number;
  /** Returns the rates of the default zone on a day, which pages show until the visitor's own have loaded. */
  readonly known?: (file: Content, today: string, zones: ZonesFile) => FileRate[];
  /** The disclosures that must be beside its rates on a page (Regulations DD and Z). */
  readonly statements?: readonly RateStatement[];
}
