import { Heading, Typography } from '#components/data-display/Typography.tsx';
import { List } from '#components/data-display/List.tsx';
import { Picture } from '#components/data-display/Picture.tsx';
import { TableContainer } from '#components/data-display/Table.tsx';
import { styled } from '#theme/styled.ts';

const name = 'PorticoBranchDetails';

/** Where the branch is, with the map, beside when it is open; on narrow screens, the map comes last. */
export const Columns = styled('div', { name, slot: 'Columns' })(({ theme: { spacing, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: spacing(5),
  marginTop: spacing(3),
  [breakpoints.up('md')]: {
    gridTemplate: 'auto 1fr / minmax(0, 1fr) minmax(0, 1fr)',
    '& > :nth-child(2)': { gridArea: '1 / 2 / span 2' },
  },
}));

export const Part = styled('div', { name, slot: 'Part' })(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(2),
}));

/** Keeps its line until the program has written it. */
export const OpenLine = styled('p', { name, slot: 'OpenLine' })(({ theme: { typography, vars } }) => ({
  minHeight: '1.5em',
  margin: 0,
  fontWeight: typography.fontWeightBold,
  '&[data-is-open=true]': { color: vars.palette.success.main },
  '@media (scripting: none)': { display: 'none' },
}));

export const Address = styled('address', { name, slot: 'Address' })({ display: 'grid', fontStyle: 'normal' });

/** A face beside a name. */
export const Person = styled('div', { name, slot: 'Person' })(({ theme: { spacing } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(2),
}));

export const Face = styled(Picture, { name, slot: 'Face' })(({ theme: { vars } }) => ({
  flex: 'none',
  width: '5rem',
  height: '5rem',
  borderRadius: vars.shape.markRadius,
  objectFit: 'cover',
}));

export const Landmark = styled(Typography, { name, slot: 'Landmark' })({});

export const Actions = styled('div', { name, slot: 'Actions' })(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1.5),
}));

export const PartName = styled(Heading, { name, slot: 'PartName' })(({ theme: { spacing } }) => ({
  marginTop: spacing(2),
  '&:first-child': { marginTop: 0 },
}));

export const Services = styled(List, { name, slot: 'Services' })(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
  gap: spacing(1),
}));

export const Service = styled('li', { name, slot: 'Service' })(({ theme: { spacing, vars } }) => ({
  display: 'flex',
  minWidth: 0,
  overflowWrap: 'anywhere',
  alignItems: 'center',
  gap: spacing(1),
  '& > svg': { flex: 'none', color: vars.palette.primary.main },
}));

/** In the middle of a frame as wide as the column, whatever the outline of the state. */
export const MapFrame = styled('div', { name, slot: 'Map' })(({ theme: { spacing, stroke, vars } }) => ({
  padding: spacing(2),
  border: `${stroke.hairline} solid ${vars.palette.divider}`,
  borderRadius: vars.shape.cardRadius,
  '& > svg': { width: 'auto', marginInline: 'auto' },
}));

/** The background of today begins beside the words, which stay in line with the heading. */
export const Hours = styled(TableContainer, { name, slot: 'Hours' })(
  ({ theme: { spacing, vars, typography } }) => ({
    width: 'auto',
    marginInlineStart: spacing(-1),
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { textAlign: 'start' },
    '& tr > :first-child': { paddingInlineStart: spacing(1) },
    '& tr[aria-current] > *': {
      background: vars.palette.action.selected,
      fontWeight: typography.fontWeightBold,
    },
  }),
);

export const Holidays = styled('dl', { name, slot: 'Holidays' })({ margin: 0 });

export const HolidayDate = styled(Typography, { name, slot: 'HolidayDate' })({ display: 'block' });

export const Holiday = styled('div', { name, slot: 'Holiday' })(({ theme: { spacing, stroke, vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: spacing(2),
  paddingBlock: spacing(1),
  borderTop: `${stroke.hairline} solid ${vars.palette.divider}`,
  '& > dd': { margin: 0 },
}));
