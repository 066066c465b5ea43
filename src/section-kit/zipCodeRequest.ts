import { zipCodeFields } from '#lib/visitor/zipCode.ts';
import type { RequestSpec } from './defineSection.ts';

/**
 * The `request` of sections whose rates or form depend on the zip code: the server renders them again after a zip code
 * was submitted (PAGE-09).
 */
export const zipCodeRequest = {
  method: 'get',
  fields: zipCodeFields,
  isWrong: (_props: unknown, asked: URLSearchParams) => asked.has('zipError'),
} satisfies RequestSpec<unknown>;
