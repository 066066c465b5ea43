import type { BrandTokens } from '#theme/BrandTokens.ts';

/** A brand, ready to be rendered with; plain data, which can be sent to a thread. */
export interface Brand {
  /** Its folder below `brands/`. */
  readonly name: string;
  readonly tokens: BrandTokens;
}
