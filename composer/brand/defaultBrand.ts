import { brandTokens } from '#theme/brand.gen.ts';
import type { Brand } from '#composer/page/Brand.ts';

/** What a site looks like that names no brand: the library's own tokens, and the fonts that visitors have. */
export const defaultBrand: Brand = { folder: '', tokens: brandTokens, fonts: [], illustration: {} };
