import type { MouseEvent } from 'react';
import { Heading } from '#components/data-display/Heading.tsx';
import { Inline } from '#components/data-display/Inline.tsx';
import { levelBelow } from '#components/data-display/levelBelow.ts';
import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { Link } from '#components/navigation/Link.tsx';
import { Pagination } from '#components/navigation/Pagination.tsx';
import { jsonForHtml } from '#lib/markup/html.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import { useResultNavigation } from '#section-kit/useResultNavigation.ts';
import { branchData } from './branchData.ts';
import { BranchGroups } from './BranchGroups.tsx';
import type { Props } from './LocationFinder.schema.ts';
import {
  Failure,
  Found,
  Nothing,
  Results,
  StateLink,
  StateLinks,
  StateList,
} from './LocationFinder.styles.ts';
import type { words } from './LocationFinder.words.ts';
import { type Place, placeHref } from './place.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { type Locations, useLocations } from './useLocations.ts';

type Go = (to: Place) => void;

interface PartProps {
  readonly props: Props;
  readonly locations: Locations;
  readonly go: Go;
}

/** Returns the props of a link to another place, which the browser follows without loading a page. */
const wayTo = (to: Place, go: Go) => ({
  href: placeHref(to),
  onClick: (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
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

/** Shown if there are no branches. */
function NoResults({ props, locations, go }: PartProps) {
  const word = useWords<typeof words>();
  const { state, stateName, city } = locations;
  const isKnown = props.states.some(({ stateCode }) => stateCode === state);
  return (
    <Nothing>
      <Heading level={levelBelow(props.level)} html={props.noResults.heading} />
      <Inline component="p" html={props.noResults.text} />
      {isKnown && city !== '' && (
        <p>
          <Link {...wayTo({ state, city: '', page: 1 }, go)}>{word('allOfState', { state: stateName })}</Link>
        </p>
      )}
    </Nothing>
  );
}

function Pages({ locations, go }: Pick<PartProps, 'locations' | 'go'>) {
  const word = useWords<typeof words>();
  const { state, city, page, pageCount } = locations;
  return (
    <Pagination
      page={page}
      count={pageCount}
      hrefOf={(to) => placeHref({ state, city, page: to })}
      onChange={(to) => go({ state, city, page: to })}
      words={{
        label: word('paginationLabel'),
        previous: word('previousPage'),
        next: word('nextPage'),
        page: (number) => word('pageNumber', { page: number }),
      }}
    />
  );
}

function States({ props, go }: Pick<PartProps, 'props' | 'go'>) {
  const { id } = useSection();
  const word = useWords<typeof words>();
  return (
    <StateLinks aria-labelledby={`${id}-states`}>
      <Heading level={levelBelow(props.level)} id={`${id}-states`}>
        {word('byState')}
      </Heading>
      <StateList>
        {props.states.map(({ stateCode, stateName }) => (
          <li key={stateCode}>
            <StateLink underline="hover" {...wayTo({ state: stateCode, city: '', page: 1 }, go)}>
              {stateName}
            </StateLink>
          </li>
        ))}
      </StateList>
    </StateLinks>
  );
}

/** The bank's branches in the state and city in the page's address (WIDG-12). */
export function LocationFinder(props: Props) {
  const { heading, level, text, bank, error } = props;
  const { id, asked } = useSection();
  const locations = useLocations(props);
  const { found, goTo, hasGone } = useResultNavigation(locations);
  const go = (to: Place) => goTo(placeHref(to));
  const foundText = useFoundText(locations);
  const { branches, isPending, isError, pageCount, shows } = locations;
  const graph = branches.map((branch) => branchData(branch, bank));
  const data = jsonForHtml({ '@context': 'https://schema.org', '@graph': graph });
  return (
    <SectionFrame heading={heading} level={level} headingId={`${id}-heading`} intro={text}>
      <PlaceFields {...{ props, locations, go }} />
      <Found
        ref={found}
        tabIndex={-1}
        role="status"
        data-part="found"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it answers the search that the visitor submitted
        autoFocus={asked !== undefined}
      >
        {isError ? <Failure html={error} /> : foundText}
      </Found>
      <Results data-shows={shows} aria-busy={isPending} ownerState={{ isChanging: hasGone }}>
        {branches.length > 0 && <BranchGroups branches={branches} level={levelBelow(level)} />}
        {!isPending && !isError && branches.length === 0 && <NoResults {...{ props, locations, go }} />}
        {pageCount > 1 && !isError && <Pages {...{ locations, go }} />}
      </Results>
      <States {...{ props, go }} />
      {/* In the section and not in the head: the server renders the section again for other branches, but not the head. */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />
    </SectionFrame>
  );
}
