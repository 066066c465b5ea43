// Written by "npm run gen" from the folders in src/sections. Do not edit.
import type { AnySection } from '#section-kit/defineSection.ts';

/** Every section type by its name. */
export const registry: ReadonlyMap<string, AnySection> = new Map<string, AnySection>([
]);
