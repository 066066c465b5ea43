import { zipCodeFields } from '#lib/visitor/zipCode.ts';
import type { RequestSpec } from './defineSection.ts';

/** The request of sections whose rates, or whose form, the server answers with once the zip code was sent (PAGE-09). */
export const zipCodeRequest = {
  method: 'get',
  fields: zipCodeFields,
  isWrong: (_props: unknown, asked: URLSearchParams) => asked.has('zipError'),
} satisfies RequestSpec<unknown>;
