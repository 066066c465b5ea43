import { Chip } from '#components/data-display/Chip.tsx';
import { Heading, Typography } from '#components/data-display/Typography.tsx';
import { Picture } from '#components/data-display/Picture.tsx';
import { List } from '#components/data-display/List.tsx';
import { Link } from '#components/navigation/Link.tsx';
import { ResultsForm, ResultsFound } from '#components/results/Results.tsx';
import { styled } from '#theme/styled.ts';

const name = 'PorticoLocationFinder';

/** State, city and button: in a row on wider screens. */
export const PlaceForm = styled(ResultsForm, { name, slot: 'Form' })(({ theme: { breakpoints } }) => ({
  [breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
    alignItems: 'end',
  },
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
    [breakpoints.up('lg')]: { gridTemplateColumns: '12rem minmax(0, 1fr)', gap: spacing(4) },
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

export const Services = styled(List, { name, slot: 'Services' })(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(0.75),
}));

export const Service = styled(Chip, { name, slot: 'Service' })({});

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
