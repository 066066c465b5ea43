import type { FormEvent } from 'react';
import { SelectField } from '#components/fields/SelectField.tsx';
import { Button } from '#components/inputs/Button.tsx';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import type { Props } from './LocationFinder.schema.ts';
import { PlaceForm } from './LocationFinder.styles.ts';
import type { words } from './LocationFinder.words.ts';
import type { Place } from './place.ts';
import { type Locations, usePlaceForm } from './useLocations.ts';

/** The fields for a state and a city; a plain GET form before hydration and without scripts. */
export function PlaceFields({
  props,
  locations,
  go,
}: {
  readonly props: Props;
  readonly locations: Locations;
  readonly go: (to: Place) => void;
}) {
  const { id } = useSection();
  const word = useWords<typeof words>();
  const form = usePlaceForm(props, locations);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.isKnown) go({ state: form.state, city: form.city, page: 1 });
  };
  return (
    <PlaceForm method="get" role="search" aria-label={word('finder')} onSubmit={submit}>
      <SelectField
        id={`${id}-state`}
        name="state"
        label={word('state')}
        {...(form.isKnown ? {} : { placeholder: word('choose') })}
        value={form.state}
        options={props.states.map(({ stateCode, stateName }) => ({ value: stateCode, label: stateName }))}
        autoComplete="off"
        onChange={(event) => form.chooseState(event.target.value)}
      />
      <SelectField
        id={`${id}-city`}
        name="city"
        label={word('city')}
        placeholder={word('allCities')}
        value={form.city}
        options={form.cities.map((city) => ({ value: city, label: city }))}
        autoComplete="off"
        onChange={(event) => form.chooseCity(event.target.value)}
      />
      <Button type="submit">{word('show')}</Button>
    </PlaceForm>
  );
}
