import { Picture } from '#components/data-display/Picture.tsx';
import { Table, TableContainer } from '#components/data-display/Table.tsx';
import { CheckboxField } from '#components/fields/CheckboxField.tsx';
import { ScriptOnly } from '#components/feedback/ScriptOnly.tsx';
import { Button } from '#components/inputs/Button.tsx';
import { media } from '#theme/base/media.ts';
import { styled } from '#theme/styled.ts';

const name = 'PorticoComparisonTable';

/** Width of the column of row headers, whose longest word must fit on a phone. */
const rowNames = { small: '31%', medium: '26%' } as const;

interface State {
  readonly ownerState: { readonly columns: number };
}

/** Selects the third column, which does not fit on small screens. */
const third = '& [data-column="3"]';

export const Choices = styled(ScriptOnly, { name, slot: 'Choices' })(
  ({ theme: { breakpoints, spacing } }) => ({
    display: 'grid',
    // Stacked if the longest word of a name would be cut off.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
    gap: spacing(1.5),
    marginTop: spacing(3),
    // All selects are as high as the one with the longest name.
    '& > [data-column], & > [data-column] > * > div': { display: 'grid' },
    '& > [data-column] > *': { display: 'grid', gridTemplateRows: 'auto 1fr' },
    '& select': { height: '100%' },
    [breakpoints.down('md')]: { [third]: { display: 'none' } },
    [breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    // Above their columns, aligned with the text in them.
    [breakpoints.up('lg')]: {
      columnGap: 0,
      paddingInlineStart: rowNames.medium,
      '& > [data-column]': { paddingInlineStart: spacing(1.5) },
    },
  }),
);

export const Frame = styled('div', { name, slot: 'Frame' })(({ theme: { spacing } }) => ({
  marginTop: spacing(3),
}));

/** Without height, so that the table does not shift when the header appears. */
export const Sticky = styled('div', { name, slot: 'Sticky' })(({ theme: { zIndex } }) => ({
  position: 'sticky',
  top: 0,
  zIndex: zIndex.appBar,
  height: 0,
  visibility: 'hidden',
  '&[data-stuck]': { visibility: 'visible' },
  '@media print': { display: 'none' },
}));

const columnsOf = (columns: number, size: keyof typeof rowNames) =>
  `${rowNames[size]} repeat(${columns}, minmax(0, 1fr))`;

export const StickyNames = styled('div', { name, slot: 'StickyNames' })<State>(
  ({ theme: { breakpoints, spacing, vars, typography, stroke } }) => ({
    ...typography.body2,
    display: 'grid',
    gridTemplateColumns: columnsOf(2, 'small'),
    background: vars.palette.background.paper,
    boxShadow: vars.elevation.raised,
    fontWeight: typography.fontWeightMedium,
    [breakpoints.up('md')]: { gridTemplateColumns: columnsOf(2, 'medium') },
    alignItems: 'center',
    minHeight: spacing(7),
    '& > *': { paddingInline: spacing(0.6), [breakpoints.up('md')]: { paddingInline: spacing(1.5) } },
    [breakpoints.down('md')]: { [third]: { display: 'none' } },
    [media.forcedColors]: { borderBottom: `${stroke.hairline} solid CanvasText` },
    variants: [
      {
        props: { columns: 3 },
        style: { [breakpoints.up('md')]: { gridTemplateColumns: columnsOf(3, 'medium') } },
      },
    ],
  }),
);

export const Scroller = styled(TableContainer, { name, slot: 'Scroller' })({
  // A sticky header does not work inside a scroll container.
  [media.withScript]: { overflow: 'visible' },
});

export const Compared = styled(Table, { name, slot: 'Table' })(
  ({ theme: { breakpoints, spacing, vars, typography } }) => ({
    '& th, & td': { overflowWrap: 'anywhere', hyphens: 'auto' },
    // The first and last cell of a row depend on the choice, so pad all cells alike.
    '& th[data-product], & td[data-product]': {
      paddingInline: spacing(0.6),
      [breakpoints.up('md')]: { paddingInline: spacing(1.5) },
    },
    // Keep focused links clear of the sticky header.
    '& a': { scrollMarginTop: spacing(10) },
    [media.noScript]: { '& th, & td': { minWidth: '9rem' } },
    [media.withScript]: {
      tableLayout: 'fixed',
      '& thead th:first-of-type': {
        width: rowNames.small,
        [breakpoints.up('md')]: { width: rowNames.medium },
      },
      '& [data-product]:not([data-column])': { display: 'none' },
      [breakpoints.down('md')]: { [third]: { display: 'none' } },
    },
    '& thead th': {
      color: vars.palette.text.primary,
      fontWeight: typography.fontWeightBold,
      [breakpoints.up('md')]: { fontSize: typography.body1.fontSize },
    },
    '& [data-product] > b': { display: 'none' },
    '& [data-is-best]': { background: vars.palette.action.selected, '& > b': { display: 'block' } },
    '& tbody th': { color: vars.palette.text.secondary },
  }),
);

export const ProductPicture = styled(Picture, { name, slot: 'Picture' })(({ theme: { spacing, vars } }) => ({
  display: 'block',
  width: '100%',
  maxWidth: '9rem',
  height: 'auto',
  marginBottom: spacing(1),
  borderRadius: vars.shape.smallRadius,
}));

/** The last word of a row's name and its button, which never has a line to itself. A long word breaks beside it. */
export const WithHelp = styled('span', { name, slot: 'WithHelp' })({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  '& > :first-child': { minWidth: 0 },
  '& > button': { flex: 'none' },
});

/** The word that says that a value is the best of its row. */
export const BestMark = styled('b', { name, slot: 'BestMark' })(({ theme: { typography, vars } }) => ({
  color: vars.palette.primary.main,
  fontSize: typography.caption.fontSize,
  fontWeight: typography.fontWeightBold,
}));

/** Hides the rows in which the chosen products do not differ. */
export const Differences = styled(CheckboxField, { name, slot: 'Differences' })(
  ({ theme: { breakpoints, spacing } }) => ({
    gridColumn: '1 / -1',
    [breakpoints.up('lg')]: { paddingInlineStart: spacing(1.5) },
  }),
);

/** The button to apply for a product: as wide as its column. */
export const Apply = styled(Button, { name, slot: 'Apply' })(({ theme: { spacing } }) => ({
  width: '100%',
  minWidth: 0,
  paddingInline: spacing(1),
}));
