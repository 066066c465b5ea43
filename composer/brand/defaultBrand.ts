import { brandTokens } from '#theme/brand.gen.ts';
import type { Brand } from '#composer/page/Brand.ts';

/** The look of a site that names no brand: the library's own tokens and system fonts. */
export const defaultBrand: Brand = { folder: '', tokens: brandTokens, fonts: [], illustration: {} };
