import { useShortForm } from '#components/fields/useShortForm.ts';
import { useAsked, useSection } from '#section-kit/sectionContext.tsx';
import { answeredBy, firstTyped, firstWrong, typedIn, withOwnCounty } from './homeEquityForm.ts';
import type { Props } from './HomeEquityRates.schema.ts';
import { useHomeEquityStates } from './useHomeEquityRates.ts';

/** The state of the questions: the entered values, the validated answers, and the states to choose from. */
export function useQuestions(props: Props) {
  const { id, locale } = useSection();
  const { states, isError } = useHomeEquityStates();
  const countiesOf = (code: string) => states.find(({ stateCode }) => stateCode === code)?.counties ?? [];
  const form = useShortForm({
    id,
    sent: useAsked(),
    read: (fields) => withOwnCounty(typedIn(fields, props), states),
    initial: () => firstTyped(props, locale),
    firstWrong: (typed) => {
      const wrong = firstWrong(typed);
      // Until the counties are known, there is no field for them.
      return wrong === 'county' && countiesOf(typed.stateCode).length === 0 ? 'stateCode' : wrong;
    },
  });
  return {
    form,
    /** The submitted answers; `undefined` until all questions have been answered. */
    answered: form.accepted && answeredBy(form.accepted, states),
    isWrong: form.showsErrors() && firstWrong(form.values) !== undefined,
    /** The author's states until the service's list has loaded. */
    states: states.length > 0 ? states : props.states,
    isError,
    counties: countiesOf(form.values.stateCode),
  };
}
export type AskedQuestions = ReturnType<typeof useQuestions>;
