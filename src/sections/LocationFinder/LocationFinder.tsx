import type { FormEvent, MouseEvent } from 'react';
import { useTitleMark } from '#components/fields/useTitleMark.ts';
import { Heading, levelBelow } from '#components/data-display/Typography.tsx';
import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { Link } from '#components/navigation/Link.tsx';
import { paginationWords } from '#components/navigation/Pagination.tsx';
import { ResultsList } from '#components/results/Results.tsx';
import { isPlainClick } from '#lib/browser/isPlainClick.ts';
import { jsonForHtml } from '#lib/markup/html.ts';
import { useAddressQuery, useSection, useWords } from '#section-kit/sectionContext.tsx';
import { useResultNavigation } from '#section-kit/useResultNavigation.ts';
import type { Props } from './LocationFinder.schema.ts';
import * as Styled from './LocationFinder.styles.ts';
import type { words } from './LocationFinder.words.ts';
import { type Place, placeHref, titleMark } from './place.ts';
import { type FoundBranch, type Locations, useLocations, usePlaceForm } from './useLocations.ts';
import type { HeadingLevel } from '#content/fields.ts';
import { groupBy } from '#lib/values/groupBy.ts';
import { BranchEntry } from './BranchEntry.tsx';
import { SelectField } from '#components/fields/SelectField.tsx';
import { Button } from '#components/inputs/Button.tsx';
import type { Branch } from '#data/locations.ts';

/** Returns structured data of a branch: a schema.org object without `@context`. @param bank name of the bank. */
function branchData(branch: Branch, bank: string): object {
  const { addressLine1, addressLine2, cityName, stateCode, phoneNumber, openingHours } = branch;
  const [postalCode] = /\d{5}$/.exec(addressLine2) ?? [];
  return {
    '@type': 'BankOrCreditUnion',
    name: [bank, addressLine1, cityName].filter((part) => part !== '').join(', '),
    address: {
      '@type': 'PostalAddress',
      streetAddress: addressLine1,
      ...(cityName !== '' && { addressLocality: cityName }),
      ...(stateCode !== '' && { addressRegion: stateCode }),
      postalCode,
      addressCountry: 'US',
    },
    ...(phoneNumber !== '' && { telephone: `+1-${phoneNumber}` }),
    ...(openingHours.length > 0 && { openingHours }),
    parentOrganization: { '@type': 'BankOrCreditUnion', name: bank },
  };
}

interface BranchGroupsProps {
  readonly branches: readonly FoundBranch[];
  readonly level: HeadingLevel;
}

/** The branches of one page, grouped by state and city. @param level of the headings of states. */
function BranchGroups({ branches, level }: BranchGroupsProps) {
  const states = [...groupBy(branches, ({ stateName }) => stateName)];
  return states.map(([stateName, inState]) => (
    <div key={stateName} data-part="state">
      <Styled.StateName level={level}>{stateName}</Styled.StateName>
      {[...groupBy(inState, ({ cityName }) => cityName)].map(([cityName, inCity]) => (
        <Styled.CityGroup key={cityName}>
          {cityName !== '' && <Styled.CityName level={levelBelow(level)}>{cityName}</Styled.CityName>}
          <Styled.Branches>
            {inCity.map((branch) => (
              <BranchEntry key={`${branch.addressLine1} ${branch.addressLine2}`} branch={branch} />
            ))}
          </Styled.Branches>
        </Styled.CityGroup>
      ))}
    </div>
  ));
}

interface PlaceFieldsProps {
  readonly props: Props;
  readonly locations: Locations;
  readonly go: (to: Place) => void;
}

/** The fields for a state and a city; a plain GET form before hydration and without scripts. */
function PlaceFields({ props, locations, go }: PlaceFieldsProps) {
  const { id } = useSection();
  const word = useWords<typeof words>();
  const form = usePlaceForm(props, locations);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.isKnown) go({ state: form.state, city: form.city, page: 1 });
  };
  return (
    <Styled.PlaceForm method="get" role="search" aria-label={word('finder')} onSubmit={submit}>
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
    </Styled.PlaceForm>
  );
}

type Go = (to: Place) => void;

/** Returns the props of a link to another place, which the browser follows without loading a page. */
const wayTo = (to: Place, go: Go) => ({
  href: placeHref(to),
  onClick: (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    go(to);
  },
});

/** Returns a sentence with the number of branches and the place. */
function useFoundText({ stateName, city, isPending, count, page, pageCount }: Locations): string {
  const word = useWords<typeof words>();
  if (isPending) return word('looking');
  const place = city === '' ? stateName : word('cityInState', { city, state: stateName });
  if (count === 0) return word('noneFound', { place });
  if (pageCount > 1) return word('foundOnPage', { place, count, page, pages: pageCount });
  return count === 1 ? word('oneFound', { place }) : word('found', { place, count });
}

function States({ props, go }: { readonly props: Props; readonly go: Go }) {
  const { id } = useSection();
  const word = useWords<typeof words>();
  return (
    <Styled.StateLinks aria-labelledby={`${id}-states`}>
      <Heading level={levelBelow(props.level)} id={`${id}-states`}>
        {word('byState')}
      </Heading>
      <Styled.StateList>
        {props.states.map(({ stateCode, stateName }) => (
          <li key={stateCode}>
            <Styled.StateLink underline="hover" {...wayTo({ state: stateCode, city: '', page: 1 }, go)}>
              {stateName}
            </Styled.StateLink>
          </li>
        ))}
      </Styled.StateList>
    </Styled.StateLinks>
  );
}

/** The bank's branches in the state and city in the page's address (WIDG-12). */
export function LocationFinder(props: Props) {
  const { heading, level, text, bank, states, noResults, error } = props;
  const { id, asked, words: dictionary } = useSection();
  const locations = useLocations(props);
  const { summary, goTo, hasGone } = useResultNavigation(locations);
  useTitleMark(titleMark(props, useAddressQuery(), dictionary));
  const go = (to: Place) => goTo(placeHref(to));
  const foundText = useFoundText(locations);
  const word = useWords<typeof words>();
  const { branches, isPending, isError, state, stateName, city, page, pageCount, shows } = locations;
  const graph = branches.map((branch) => branchData(branch, bank));
  const data = jsonForHtml({ '@context': 'https://schema.org', '@graph': graph });
  return (
    <SectionFrame heading={heading} level={level} headingId={`${id}-heading`} intro={text}>
      <PlaceFields {...{ props, locations, go }} />
      <Styled.Summary ref={summary} isFocused={asked !== undefined} failure={isError ? error : undefined}>
        {foundText}
      </Styled.Summary>
      <ResultsList
        data-shows={shows}
        {...{ isPending, isError }}
        isChanging={hasGone}
        isEmpty={branches.length === 0}
        none={{
          ...noResults,
          more: city !== '' && states.some(({ stateCode }) => stateCode === state) && (
            <p>
              <Link {...wayTo({ state, city: '', page: 1 }, go)}>
                {word('allOfState', { state: stateName })}
              </Link>
            </p>
          ),
        }}
        level={levelBelow(level)}
        pages={{
          page,
          count: pageCount,
          hrefOf: (to) => placeHref({ state, city, page: to }),
          onChange: (_event, to) => go({ state, city, page: to }),
          words: paginationWords(word),
        }}
      >
        <BranchGroups branches={branches} level={levelBelow(level)} />
      </ResultsList>
      <States {...{ props, go }} />
      {/* In the section and not in the head: the server renders the section again for other branches, but not the head. */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />
    </SectionFrame>
  );
}
