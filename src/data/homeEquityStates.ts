import { listOf, RateAnswerError, recordOf, trimmedText } from './rateAnswer.ts';
import { serviceQuery } from './serviceQuery.ts';

/** A state in which the bank offers home-equity products. */
export interface HomeEquityState {
  /** Two letters, such as `ME`. */
  readonly stateCode: string;
  readonly stateName: string;
  /** In alphabetical order; never empty. */
  readonly counties: readonly string[];
}

/**
 * Reads the list of states (RATE-10).
 *
 * @throws {RateAnswerError} if it is empty.
 */
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

/** URL of the file with the states. It is content, not one of the provider's services. */
export const homeEquityStatesUrl = '/content/content/en-us/operations/home-equity-states.json';

/** Query for the states and counties with home-equity rates. */
export const homeEquityStatesQuery = () =>
  serviceQuery('homeEquityStates', { url: homeEquityStatesUrl, read: readHomeEquityStates });
