import { effectiveDateOf, listOf, percentOf, recordOf, trimmedText } from './rateAnswer.ts';
import { atLeastOne, type DatedRates, type RateRequest } from './rateCall.ts';
import { rateQuery } from './serviceQuery.ts';

export interface PersonalLineRate {
  /** Such as `$10,000 to $24,999`. */
  readonly tierDescription: string;
  /** Percent a year. */
  readonly calculatedApr: number;
}

export interface PersonalLineRates extends DatedRates {
  readonly rates: readonly PersonalLineRate[];
}

/**
 * Reads an answer of the personal line of credit call (RATE-11).
 *
 * @throws {RateAnswerError} if it has no rate that can be shown.
 */
export function readPersonalLineRates(answer: unknown): PersonalLineRates {
  const fields = recordOf(answer);
  const rates = listOf(fields['rates']).flatMap((entry) => {
    const tierDescription = trimmedText(recordOf(entry)['tierDescription']);
    const calculatedApr = percentOf(recordOf(entry)['calculatedApr'], 'loan');
    return tierDescription === undefined || calculatedApr === undefined
      ? []
      : [{ tierDescription, calculatedApr }];
  });
  return { rates: atLeastOne(rates), ...effectiveDateOf(fields['effectiveDate']) };
}

export interface PersonalLineRequest extends RateRequest {
  /** Five digits. */
  readonly zipCode: string;
}

/** URL of the personal line of credit call (RATE-11). */
export const personalLineUrl = ({ serviceBase, zipCode }: PersonalLineRequest): string =>
  `${serviceBase}/calculatePersonalLineOfCreditApiDriven?${new URLSearchParams({ zipCode }).toString()}`;

/** Query for personal line of credit rates, cached by URL and visitor (RATE-15). */
export const personalLineQuery = (request: PersonalLineRequest) =>
  rateQuery('personalLine', { ...request, url: personalLineUrl(request), read: readPersonalLineRates });
