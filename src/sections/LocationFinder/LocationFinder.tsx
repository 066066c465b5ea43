import { memo, type MouseEvent, useDeferredValue, useMemo } from 'react';
import { useTitleMark } from '#components/fields/useTitleMark.ts';
import type { InlineHtml } from '#content/fields.ts';
import { Heading, levelBelow } from '#components/data-display/Typography.tsx';
import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { StateMapDrawing } from '#components/locations/StateMapDrawing.tsx';
import { Link } from '#components/navigation/Link.tsx';
import { paginationWords } from '#components/navigation/Pagination.tsx';
import { ResultsList } from '#components/results/Results.tsx';
import { branchStructuredData } from '#data/branchStructuredData.ts';
import { afterPaint } from '#lib/browser/afterPaint.ts';
import { isPlainClick } from '#lib/browser/isPlainClick.ts';
import { openStateJson } from '#lib/format/hoursText.ts';
import { escapeHtml, jsonForHtml } from '#lib/markup/html.ts';
import { useAddressQuery, useSection, useWords } from '#section-kit/sectionContext.tsx';
import { useResultNavigation } from '#section-kit/useResultNavigation.ts';
import { BranchList } from './BranchList.tsx';
import type { Props, Shown } from './LocationFinder.schema.ts';
import * as Styled from './LocationFinder.styles.ts';
import type { words } from './LocationFinder.words.ts';
import { type Place, placeHref, titleMark } from './place.ts';
import { type Go, PlaceForm } from './PlaceForm.tsx';
import { type FoundBranch, type Locations, type MappedState, useLocations } from './useLocations.ts';

/** Returns the props of a link to another place, which the page shows without being loaded, after it has painted the tap. */
const wayTo = (to: Place, go: Go) => ({
  href: placeHref(to),
  onClick: (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void afterPaint().then(() => go(to));
  },
});

/** Returns where the branches are: `in Bath, Maine` or `near 04530`. */
function useWhere({ zip, hasDistances, stateNames, city, stateName }: Locations): string {
  const word = useWords<typeof words>();
  if (zip !== undefined && (hasDistances || stateNames.length === 0)) return word('nearZip', { zip });
  if (zip !== undefined) return word('inPlace', { place: stateNames.join(', ') });
  return word('inPlace', {
    place: city === '' ? stateName : word('cityInState', { city, state: stateName }),
  });
}

/** Returns a sentence with the number of branches, the place and the filters. */
function useFoundText(locations: Locations): string {
  const { isPending, count, page, pageCount, filters, zip, hasDistances, stateNames } = locations;
  const word = useWords<typeof words>();
  const where = useWhere(locations);
  if (isPending) return word('looking');
  const key = count === 0 ? 'noneFound' : pageCount > 1 ? 'foundOnPage' : count === 1 ? 'oneFound' : 'found';
  const found = word(key, { where, count, page, pages: pageCount });
  const isUnknown = zip !== undefined && !hasDistances && stateNames.length > 0;
  const text =
    filters.length === 0
      ? found
      : word('filtered', { found, filters: filters.map((filter) => word(filter)).join(', ') });
  return isUnknown ? word('zipUnknown', { found: text, zip }) : text;
}

interface StatesProps {
  readonly props: Props;
  /** The place, whose filters the links keep. */
  readonly place: Place;
  readonly go: Go;
}

function States({ props, place, go }: StatesProps) {
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
            <Styled.StateLink
              underline="hover"
              {...wayTo({ ...place, near: '', state: stateCode, city: '', page: 1 }, go)}
            >
              {stateName}
            </Styled.StateLink>
          </li>
        ))}
      </Styled.StateList>
    </Styled.StateLinks>
  );
}

/** The map of the state, with a pin for each branch that was found. */
const FoundMap = memo(function FoundMap({ mapped }: { readonly mapped: MappedState }) {
  const word = useWords<typeof words>();
  const { stateName, map, branches } = mapped;
  const cities = [...new Set(branches.map(({ cityName }) => cityName))].join(', ');
  return (
    <Styled.MapFrame>
      <StateMapDrawing
        map={map}
        pins={branches.flatMap(({ pin }) => pin ?? [])}
        label={word(branches.length === 1 ? 'mapOfOne' : 'mapOf', {
          state: stateName,
          count: branches.length,
          cities,
        })}
      />
    </Styled.MapFrame>
  );
});

interface GraphProps {
  readonly branches: readonly FoundBranch[];
  readonly bank: string;
}

/**
 * Structured data of branches that have no page of their own, which would have it. In the section and not in the head:
 * the server renders the section again for other branches, but not the head.
 */
const Graph = memo(function Graph({ branches, bank }: GraphProps) {
  const graph = branches
    .filter(({ pagePath }) => pagePath === '')
    .map((branch) => branchStructuredData(branch, bank));
  if (graph.length === 0) return null;
  const data = jsonForHtml({ '@context': 'https://schema.org', '@graph': graph });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />;
});

/** What visitors can do if there are no branches: look in the whole state, or at branches without the services. */
function More({ props, locations, go }: { props: Props; locations: Locations; go: Go }) {
  const word = useWords<typeof words>();
  const { city, zip, state, stateName, filters } = locations;
  const isState = props.states.some(({ stateCode }) => stateCode === state);
  return (
    <>
      {filters.length > 0 && (
        <p>
          <Link {...wayTo({ ...locations, filters: [], page: 1 }, go)}>{word('anyService')}</Link>
        </p>
      )}
      {zip === undefined && city !== '' && isState && (
        <p>
          <Link {...wayTo({ ...locations, city: '', page: 1 }, go)}>
            {word('allOfState', { state: stateName })}
          </Link>
        </p>
      )}
    </>
  );
}

/** What is shown if there are no branches. With services chosen, the state may have others. */
function useNone(props: Props, locations: Locations, go: Go) {
  const word = useWords<typeof words>();
  return {
    ...props.noResults,
    ...(locations.filters.length > 0 && { heading: escapeHtml(word('noneWithServices')) as InlineHtml }),
    more: <More {...{ props, locations, go }} />,
  };
}

/** The answer to a tap is the sentence; the list follows in steps, between which the browser can react. */
const useListed = (locations: Locations) => ({
  listed: useDeferredValue(locations.branches),
  page: useDeferredValue(locations.page),
  pageCount: useDeferredValue(locations.pageCount),
  isShort: useDeferredValue(locations.isShort),
  isByDistance: useDeferredValue(locations.hasDistances),
  showsDriveUp: useDeferredValue(locations.filters.includes('driveUp')),
  mapped: useDeferredValue(locations.mapped),
});

interface FinderProps extends Shown {
  /** The query of the address, from `?`. */
  readonly query: string;
}

/** Compares its props, so that a new address does not render it before it is asked to show it. */
const Finder = memo(function Finder(props: FinderProps) {
  const { query, heading, level, text, bank, error, holidays } = props;
  const { id, asked, words: dictionary } = useSection();
  const locations = useLocations(props, query);
  const { summary, goTo, hasGone } = useResultNavigation(locations);
  useTitleMark(titleMark(props, query, dictionary));
  const go: Go = (to, keepsFocus) => goTo(placeHref(to), keepsFocus);
  const foundText = useFoundText(locations);
  const none = useNone(props, locations, go);
  const word = useWords<typeof words>();
  const { isPending, isError, shows } = locations;
  const { listed, page, pageCount, isShort, isByDistance, showsDriveUp, mapped } = useListed(locations);
  const hours = useMemo(() => openStateJson(dictionary, holidays), [dictionary, holidays]);
  return (
    <SectionFrame heading={heading} level={level} headingId={`${id}-heading`} intro={text}>
      <PlaceForm {...{ props, go }} />
      <Styled.Summary ref={summary} isFocused={asked !== undefined} failure={isError ? error : undefined}>
        {foundText}
      </Styled.Summary>
      <ResultsList
        data-shows={shows}
        {...{ isPending, isError }}
        isChanging={hasGone}
        isEmpty={listed.length === 0}
        none={none}
        level={levelBelow(level)}
        pages={{
          page,
          count: pageCount,
          hrefOf: (to) => placeHref({ ...locations, page: to }),
          onChange: (_event, to) => void afterPaint().then(() => go({ ...locations, page: to })),
          words: paginationWords(word),
        }}
      >
        <Styled.Found>
          <div>
            <BranchList
              branches={listed}
              {...{ isByDistance, showsDriveUp, hours }}
              level={levelBelow(level)}
            />
            {isShort && (
              <p>
                <Link {...wayTo(locations, go)}>{word('allOfState', { state: locations.stateName })}</Link>
              </p>
            )}
          </div>
          {mapped && <FoundMap mapped={mapped} />}
        </Styled.Found>
      </ResultsList>
      <States {...{ props, go }} place={locations} />
      <Graph branches={listed} bank={bank} />
    </SectionFrame>
  );
});

/** The bank's branches at the place in the page's address (WIDG-12). */
export function LocationFinder(props: Shown) {
  // A new address is shown in slices, between which the browser can paint the tap and react to the next.
  return <Finder {...props} query={useDeferredValue(useAddressQuery())} />;
}
