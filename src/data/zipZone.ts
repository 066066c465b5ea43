import { RateAnswerError, recordOf, trimmedText } from './rateAnswer.ts';
import type { RateRequest } from './rateCall.ts';
import { serviceQuery } from './serviceQuery.ts';

/** The location of a zip code. */
export interface ZipZone {
  /** Name of the bank's rate zone, such as `northeast`. */
  readonly zone: string;
  /** Absent if the bank has no offer there. */
  readonly stateCode?: string;
  readonly stateName?: string;
}

/**
 * Reads an answer of the zone call.
 *
 * @throws {RateAnswerError} if it has no zone.
 */
export function readZipZone(answer: unknown): ZipZone {
  const fields = recordOf(answer);
  const zone = trimmedText(fields['zone']);
  if (zone === undefined) throw new RateAnswerError('The answer names no zone.');
  const stateCode = trimmedText(fields['stateCode']);
  const stateName = trimmedText(fields['stateName']);
  return stateCode === undefined || stateName === undefined ? { zone } : { zone, stateCode, stateName };
}

export interface ZipZoneRequest extends Pick<RateRequest, 'serviceBase'> {
  /** Five digits. */
  readonly zipCode: string;
}

/** URL of the zone call. */
export const zipZoneUrl = ({ serviceBase, zipCode }: ZipZoneRequest): string =>
  `${serviceBase}/zipZone?${new URLSearchParams({ zipcode: zipCode }).toString()}`;

/** Query for the zone and state of a zip code, so that a section can preselect the visitor's state. */
export const zipZoneQuery = (request: ZipZoneRequest) =>
  serviceQuery('zipZone', { url: zipZoneUrl(request), read: readZipZone });
