import { queryOptions } from '@tanstack/react-query';
import { isRecord } from '#lib/values/isRecord.ts';
import type { Locale } from '#lib/format/locale.ts';
import { safeHref } from '#lib/address/urls.ts';
import { recordOf, trimmedText } from './rateAnswer.ts';
import { callService, rateQueryOptions } from './rateCall.ts';

/** Personal and business banking. */
export const bankingTypes = ['pb', 'bb'] as const;
export type BankingType = (typeof bankingTypes)[number];

export interface AppointmentRequest {
  /** Where the services answer, e.g. `/svt/elmstone`. */
  readonly serviceBase: string;
  readonly bankingType: BankingType;
  /** By which the bank's scheduling tool knows the visitor; from a cookie. */
  readonly externalId?: string | undefined;
  /** Language of the page that asks; English pages say nothing. */
  readonly locale?: Locale | undefined;
}

/** Path of the call below `/svt/{provider}/`. */
export const appointmentPath = 'appointmentScheduling';

/** Address of the question where appointments are booked (WIDG-14). */
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

/** An answer that came as text in JSON. */
function decoded(answer: unknown): unknown {
  if (typeof answer !== 'string') return answer;
  try {
    return JSON.parse(answer);
  } catch {
    return undefined;
  }
}

/**
 * The address where appointments are booked: `data.attributes.url` of an answer, which may be JSON or JSON in a text.
 *
 * @throws {Error} when there is none that a link may have (SEC-02).
 */
export function readAppointmentUrl(answer: unknown): string {
  const whole = decoded(answer);
  const data = recordOf(isRecord(whole) ? whole['data'] : undefined);
  const target = safeHref(trimmedText(recordOf(data['attributes'])['url']) ?? '');
  if (target === undefined || !/^(?:\/|https:)/.test(target))
    throw new Error('The answer of the appointment service has no address.');
  return target;
}

/** Where appointments are booked; an answer for a visitor with an id is kept for nobody else. */
export const appointmentQuery = (request: AppointmentRequest) =>
  queryOptions({
    queryKey: ['appointments', appointmentUrl(request)],
    queryFn: async ({ signal, meta }) =>
      readAppointmentUrl((await callService({ url: appointmentUrl(request), signal, meta })).answer),
    ...rateQueryOptions({ token: request.externalId }),
  });
