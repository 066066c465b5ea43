import { isRecord } from '#lib/values/isRecord.ts';
import type { Locale } from '#lib/format/locale.ts';
import { safeHref } from '#lib/address/urls.ts';
import { recordOf, trimmedText } from './rateAnswer.ts';
import { serviceQuery } from './serviceQuery.ts';

/** Personal and business banking. */
export const bankingTypes = ['pb', 'bb'] as const;
export type BankingType = (typeof bankingTypes)[number];

export interface AppointmentRequest {
  /** Base path of the services, e.g. `/svt/elmstone`. */
  readonly serviceBase: string;
  readonly bankingType: BankingType;
  /** Identifies the visitor to the bank's scheduling tool; from a cookie. */
  readonly externalId?: string | undefined;
  /** Language of the requesting page; not sent for English. */
  readonly locale?: Locale | undefined;
}

/** Path of the service below `/svt/{provider}/`. */
export const appointmentPath = 'appointmentScheduling';

/** URL of the request for the scheduling address (WIDG-14). */
export function appointmentUrl({
  serviceBase,
  bankingType,
  externalId,
  locale = 'en',
}: AppointmentRequest): string {
  const query = new URLSearchParams({
    bankingType,
    ...(externalId !== undefined && { external_id: externalId }),
    ...(locale !== 'en' && { language: locale }),
  });
  return `${serviceBase}/${appointmentPath}?${query.toString()}`;
}

/** Parses an answer that is JSON within a JSON string. */
function decoded(answer: unknown): unknown {
  if (typeof answer !== 'string') return answer;
  try {
    return JSON.parse(answer);
  } catch {
    return undefined;
  }
}

/**
 * Reads the address of the scheduling tool from `data.attributes.url` of an answer, which may be an object or JSON in a
 * string.
 *
 * @throws {Error} if there is no address, or it is not a safe link target (SEC-02).
 */
export function readAppointmentUrl(answer: unknown): string {
  const whole = decoded(answer);
  const data = recordOf(isRecord(whole) ? whole['data'] : undefined);
  const target = safeHref(trimmedText(recordOf(data['attributes'])['url']) ?? '');
  if (target === undefined || !/^(?:\/|https:)/.test(target))
    throw new Error('The answer of the appointment service has no address.');
  return target;
}

/** Query for the address of the scheduling tool. Answers for a visitor with an id are not shared or kept. */
export const appointmentQuery = (request: AppointmentRequest) =>
  serviceQuery('appointments', {
    url: appointmentUrl(request),
    token: request.externalId,
    read: readAppointmentUrl,
  });
