import { brandTokens } from '#theme/brand.gen.ts';
import type { Brand } from './Brand.ts';

/** What a site looks like that names no brand: the library's own tokens. */
export const defaultBrand: Brand = { name: '', tokens: brandTokens };
