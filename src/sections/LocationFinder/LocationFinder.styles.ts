import { Button } from '#components/inputs/Button.tsx';
import { Heading, Typography } from '#components/data-display/Typography.tsx';
import { Picture } from '#components/data-display/Picture.tsx';
import { List } from '#components/data-display/List.tsx';
import { Link } from '#components/navigation/Link.tsx';
import { ResultsForm, ResultsFound } from '#components/results/Results.tsx';
import { styled } from '#theme/styled.ts';

const name = 'PorticoLocationFinder';

export const PlaceForm = styled(ResultsForm, { name, slot: 'Form' })({});

/** Zip code, state and city: in a row on wider screens. */
export const Places = styled('div', { name, slot: 'Places' })(({ theme: { spacing, breakpoints } }) => ({
  display: 'grid',
  gap: spacing(2),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [breakpoints.up('md')]: {
    gridTemplateColumns: '9rem minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'end',
  },
}));

export const Filters = styled('fieldset', { name, slot: 'Filters' })({ margin: 0, padding: 0, border: 0 });

export const FiltersName = styled('legend', { name, slot: 'FiltersName' })(
  ({ theme: { typography, spacing } }) => ({
    ...typography.body2,
    padding: 0,
    marginBottom: spacing(1),
    fontWeight: typography.fontWeightBold,
  }),
);

export const FilterRow = styled('div', { name, slot: 'FilterRow' })(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1),
}));

/** A pill whose checkbox covers it, so that all of it can be pressed. */
export const Filter = styled('div', { name, slot: 'Filter' })(({ theme: { spacing, stroke, vars } }) => ({
  position: 'relative',
  paddingBlock: spacing(1.25),
  paddingInline: spacing(2),
  border: `${stroke.hairline} solid ${vars.palette.outline}`,
  borderRadius: vars.shape.pillRadius,
  background: vars.palette.background.paper,
  '&:has(:checked)': {
    borderColor: vars.palette.primary.main,
    background: vars.palette.primary.main,
    color: vars.palette.primary.contrastText,
    '&::before': { content: "'✓ ' / ''" },
    '@media (forced-colors: active)': { outline: `${stroke.strong} solid Highlight` },
  },
  '&:has(:focus-visible)': {
    outline: `${stroke.focus} solid ${vars.palette.text.primary}`,
    outlineOffset: stroke.strong,
  },
}));

export const FilterBox = styled('input', { name, slot: 'FilterBox' })({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

/** Below everything that it sends. */
export const Show = styled(Button, { name, slot: 'Show' })(({ theme: { breakpoints } }) => ({
  [breakpoints.up('md')]: { justifySelf: 'start' },
}));

export const Summary = styled(ResultsFound, { name, slot: 'Summary' })(({ theme: { spacing } }) => ({
  marginTop: spacing(3),
}));

export const StateName = styled(Heading, { name, slot: 'StateName' })(({ theme: { spacing } }) => ({
  marginBottom: spacing(1.5),
}));

/** A city next to its branches, or above them on narrow screens. */
export const CityGroup = styled('div', { name, slot: 'City' })(
  ({ theme: { spacing, breakpoints, vars, stroke } }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: spacing(1.5),
    paddingBlock: spacing(2.5),
    borderTop: `${stroke.hairline} solid ${vars.palette.divider}`,
    [breakpoints.up('lg')]: { gridTemplateColumns: '9rem minmax(0, 1fr)', gap: spacing(4) },
  }),
);

export const CityName = styled(Heading, { name, slot: 'CityName' })({});

export const Branches = styled('ul', { name, slot: 'Branches' })(({ theme: { spacing } }) => ({
  listStyle: 'none',
  // The last column, also where the service does not name a city.
  gridColumn: -2,
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: spacing(3.5),
}));

/** The address on one side, opening hours and services on the other. */
export const BranchItem = styled('li', { name, slot: 'Branch' })(({ theme: { spacing, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: spacing(1.5),
  [breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: spacing(3) },
}));

export const Part = styled('div', { name, slot: 'Part' })(({ theme: { spacing } }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: spacing(1),
}));

/** Cropped to one shape, so that pictures of any size line up and none shifts the layout. */
export const Photo = styled(Picture, { name, slot: 'Photo' })(({ theme: { spacing, vars } }) => ({
  width: '100%',
  maxWidth: spacing(40),
  aspectRatio: '8 / 5',
  objectFit: 'cover',
  borderRadius: vars.shape.borderRadius,
}));

export const Address = styled('address', { name, slot: 'Address' })({ display: 'grid', fontStyle: 'normal' });

export const Street = styled('strong', { name, slot: 'Street' })(({ theme: { typography } }) => ({
  fontWeight: typography.fontWeightBold,
}));

export const Landmark = styled(Typography, { name, slot: 'Landmark' })({});

export const Links = styled('div', { name, slot: 'Links' })(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: spacing(2.5),
  rowGap: spacing(0.5),
}));

/** Large enough to tap. */
export const BranchLink = styled(Link, { name, slot: 'Link' })(({ theme: { spacing } }) => ({
  display: 'inline-block',
  paddingBlock: spacing(0.75),
}));

export const Hours = styled('dl', { name, slot: 'Hours' })(({ theme: { spacing, typography } }) => ({
  ...typography.body2,
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: spacing(2),
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
}));

/** Days and times, aligned with those of other rows. */
export const HoursRow = styled('div', { name, slot: 'HoursRow' })({ display: 'contents' });

export const Times = styled('dd', { name, slot: 'Times' })({ margin: 0 });

export const HoursName = styled('p', { name, slot: 'HoursName' })(({ theme: { typography } }) => ({
  ...typography.body2,
  margin: 0,
  fontWeight: typography.fontWeightBold,
}));

export const Services = styled(Typography, { name, slot: 'Services' })({});

/** Keeps its line until the program has written it. */
export const OpenLine = styled('p', { name, slot: 'OpenLine' })(({ theme: { typography, vars } }) => ({
  ...typography.body2,
  minHeight: '1.5em',
  margin: 0,
  fontWeight: typography.fontWeightBold,
  '&[data-is-open=true]': { color: vars.palette.success.main },
  '@media (scripting: none)': { display: 'none' },
}));

export const Miles = styled('p', { name, slot: 'Miles' })(({ theme: { typography } }) => ({
  ...typography.body2,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
}));

export const PageLink = styled(Link, { name, slot: 'PageLink' })(({ theme: { spacing } }) => ({
  display: 'inline-block',
  paddingBlock: spacing(0.5),
}));

/** The list, and the map beside it or below it. */
export const Found = styled('div', { name, slot: 'Found' })(({ theme: { spacing, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(4),
  [breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 15rem', alignItems: 'start' },
}));

export const MapFrame = styled('div', { name, slot: 'Map' })(({ theme: { spacing, breakpoints } }) => ({
  justifySelf: 'center',
  width: '100%',
  maxWidth: '18rem',
  [breakpoints.up('lg')]: { position: 'sticky', top: spacing(12) },
}));

/** Links to every state. */
export const StateLinks = styled('nav', { name, slot: 'States' })(({ theme: { spacing } }) => ({
  display: 'grid',
  gap: spacing(1.5),
  marginTop: spacing(5),
}));

export const StateList = styled(List, { name, slot: 'StateList' })(({ theme: { spacing } }) => ({
  columns: '10rem auto',
  columnGap: spacing(3),
}));

export const StateLink = styled(Link, { name, slot: 'StateLink' })(({ theme: { spacing } }) => ({
  display: 'inline-block',
  paddingBlock: spacing(1),
}));
