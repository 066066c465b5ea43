import type { ServedRates, ServedVisitor } from '#lib/visitor/LiveRates.ts';
import { liveRates } from './liveRates.ts';
import type { Props } from './MortgageRates.schema.ts';

/** The state that a visitor without JavaScript chose, or the first one, whose dated rates the page shows. */
export const askedState = (states: readonly string[], asked: URLSearchParams | undefined): string =>
  states.find((state) => state === asked?.get('state')) ?? states[0] ?? '';

/** The same as the section shows in the browser: rates and points of the chosen state. */
export async function servedRates(
  { purpose, states, loans }: Props,
  visitor: ServedVisitor,
): Promise<ServedRates<Props>> {
  const state = askedState(states, visitor.asked);
  const { rates, ...found } = await liveRates({ purpose, state, hostname: '' }, visitor);
  const pointsOf = (name: string) => rates.find(({ product }) => product === name)?.points;
  return {
    ...found,
    props: { loans: loans.map((loan) => ({ ...loan, points: pointsOf(loan.product) })) },
  };
}
