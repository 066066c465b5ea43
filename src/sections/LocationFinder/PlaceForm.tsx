import { type ChangeEvent, type FormEvent, useCallback, useRef } from 'react';
import { SelectField } from '#components/fields/SelectField.tsx';
import { TextField } from '#components/fields/TextField.tsx';
import { submitAfterPaint } from '#lib/browser/afterPaint.ts';
import { readZipCode, zipCodeError } from '#lib/visitor/readZipCode.ts';
import { useAddressQuery, useSection, useWords } from '#section-kit/sectionContext.tsx';
import { type BranchFilter, branchFilters } from './branchFilters.ts';
import type { Props } from './LocationFinder.schema.ts';
import * as Styled from './LocationFinder.styles.ts';
import type { words } from './LocationFinder.words.ts';
import type { Place } from './place.ts';
import { placeAsked, usePlaceForm } from './useLocations.ts';

/** Navigates to the branches of another place. @param keepsFocus leaves the focus on what was changed. */
export type Go = (to: Place, keepsFocus?: boolean) => void;

interface FiltersProps {
  readonly offered: readonly BranchFilter[];
  readonly chosen: readonly BranchFilter[];
  readonly onChange: (chosen: readonly BranchFilter[]) => void;
}

/** What the branches must offer. */
function Filters({ offered, chosen, onChange }: FiltersProps) {
  const { id } = useSection();
  const word = useWords<typeof words>();
  const change = (filter: BranchFilter, isChosen: boolean) =>
    onChange(branchFilters.filter((one) => (one === filter ? isChosen : chosen.includes(one))));
  return (
    <Styled.Filters>
      <Styled.FiltersName>{word('only')}</Styled.FiltersName>
      <Styled.FilterRow>
        {offered.map((filter) => (
          <Styled.Filter key={filter}>
            <Styled.FilterBox
              id={`${id}-${filter}`}
              type="checkbox"
              name="only"
              value={filter}
              checked={chosen.includes(filter)}
              onChange={({ target }) => change(filter, target.checked)}
            />
            <label htmlFor={`${id}-${filter}`}>{word(filter)}</label>
          </Styled.Filter>
        ))}
      </Styled.FilterRow>
    </Styled.Filters>
  );
}

/** Returns what a field says, also if it was chosen or typed before hydration. */
function valueIn(form: HTMLFormElement | null, name: 'near' | 'state' | 'city'): string {
  const field = form?.elements.namedItem(name);
  const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
  return isField ? field.value.trim() : '';
}

interface PlaceFieldsProps {
  readonly props: Props;
  readonly near: string;
  readonly zip: string | undefined;
  readonly form: ReturnType<typeof usePlaceForm>;
  /** Ref for the field of the zip code. */
  readonly focusWrong: (field: HTMLInputElement | null) => void;
}

/** The fields for a zip code, or a state and a city. */
function PlaceFields({ props, near, zip, form, focusWrong }: PlaceFieldsProps) {
  const { id } = useSection();
  const word = useWords<typeof words>();
  const chooseState = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    // The zip code would win.
    const field = target.form?.elements.namedItem('near');
    if (field instanceof HTMLInputElement) field.value = '';
    form.chooseState(target.value);
  };
  return (
    <Styled.Places>
      <TextField
        // What was typed belongs to the address.
        key={near}
        ref={focusWrong}
        id={`${id}-near`}
        name="near"
        label={word('zipCode')}
        defaultValue={near}
        inputMode="numeric"
        autoComplete="postal-code"
        {...(near !== '' &&
          zip === undefined && {
            error: zipCodeError(near, word('zipError'), word('zipNotFound')),
          })}
      />
      <SelectField
        id={`${id}-state`}
        name="state"
        label={word('state')}
        {...(form.isKnown ? {} : { placeholder: word('choose') })}
        value={form.state}
        options={props.states.map(({ stateCode, stateName }) => ({ value: stateCode, label: stateName }))}
        autoComplete="off"
        onChange={chooseState}
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
    </Styled.Places>
  );
}

/** The state and the city while a zip code counts. */
const nowhere = { state: '', city: '' };

const fields = ['near', 'state', 'city'] as const;

interface PlaceFormProps {
  readonly props: Props;
  readonly go: Go;
}

/**
 * The fields for a place, and what branches must offer; a plain GET form before hydration and without scripts. A filter
 * applies at once, to what the fields say; the form shows the address at once, while the branches follow.
 */
export function PlaceForm({ props, go }: PlaceFormProps) {
  const word = useWords<typeof words>();
  const element = useRef<HTMLFormElement>(null);
  const { place: asked, zip } = placeAsked(props, useAddressQuery());
  const { filters } = asked;
  const form = usePlaceForm(props, zip === undefined ? asked : nowhere);
  // The field of a zip code that is none takes the focus beside its error, once the address has brought it.
  const isFocused = useRef(false);
  const focusWrong = useCallback((field: HTMLInputElement | null) => {
    if (!field || !isFocused.current) return;
    isFocused.current = false;
    field.focus();
  }, []);
  const goWith = (chosen: readonly BranchFilter[], keepsFocus: boolean) => {
    const [near = '', state = '', city = ''] = fields.map((name) => valueIn(element.current, name));
    const place = state === '' ? { state: asked.state, city: asked.city } : { state, city };
    const isWrong = !keepsFocus && near !== '' && readZipCode(near) === undefined;
    isFocused.current = isWrong && near !== asked.near;
    go({ near, ...place, filters: chosen, page: 1 }, keepsFocus || isWrong);
    if (isWrong && near === asked.near)
      element.current?.querySelector<HTMLInputElement>('[name=near]')?.focus();
  };
  const submit = (event: FormEvent) => submitAfterPaint(event, () => goWith(filters, false));
  return (
    <Styled.PlaceForm ref={element} method="get" role="search" aria-label={word('finder')} onSubmit={submit}>
      <PlaceFields {...{ props, zip, form, focusWrong }} near={asked.near} />
      <Filters offered={props.filters} chosen={filters} onChange={(chosen) => goWith(chosen, true)} />
      <Styled.Show type="submit">{word('show')}</Styled.Show>
    </Styled.PlaceForm>
  );
}
