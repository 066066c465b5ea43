import { queryOptions } from '@tanstack/react-query';
import { recordOf, listOf, RateAnswerError, trimmedText } from './rateAnswer.ts';
import { callService, rateQueryOptions } from './rateCall.ts';

/** A state in which the bank lends on homes. */
export interface HomeEquityState {
  /** Two letters, such as `ME`. */
  readonly stateCode: string;
  readonly stateName: string;
  /** In alphabetical order; never empty. */
  readonly counties: readonly string[];
}

/** Reads the state list (RATE-10). @throws {RateAnswerError} when it names no state. */
export function readHomeEquityStates(answer: unknown): readonly HomeEquityState[] {
  const states = listOf(recordOf(answer)['states']).flatMap((entry) => {
    const fields = recordOf(entry);
    const stateCode = trimmedText(fields['stateCode']);
    const stateName = trimmedText(fields['stateName']);
    const counties = listOf(fields['counties'])
      .map(trimmedText)
      .filter((county) => county !== undefined);
    return stateCode !== undefined && stateName !== undefined && counties.length > 0
      ? [{ stateCode, stateName, counties }]
      : [];
  });
  if (states.length === 0) throw new RateAnswerError('The state list is empty.');
  return states;
}

/** Address of the file with the states; it is content, not a service of the provider. */
export const homeEquityStatesUrl = '/content/content/en-us/operations/home-equity-states.json';

/** The states that home-equity rates are asked for, with their counties. */
export const homeEquityStatesQuery = () =>
  queryOptions({
    queryKey: ['homeEquityStates', homeEquityStatesUrl],
    queryFn: async ({ signal, meta }) =>
      readHomeEquityStates((await callService({ url: homeEquityStatesUrl, signal, meta })).answer),
    ...rateQueryOptions({}),
  });
