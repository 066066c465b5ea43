import { capitalize } from '@mui/material/utils';
import type { TableCellProps as MuiTableCellProps } from '@mui/material/TableCell';
import { type ComponentProps, createContext, type ElementType, useContext } from 'react';
import type { Refused, RefusedName } from '#components/muiProps.ts';
import type { NativeProps } from '#theme/NativeProps.ts';
import { exceptProps, styled, useThemeProps } from '#theme/styled.ts';

// MUI's own cells render half as fast and add a kilobyte of class names and styles to a page, and pages of rates have
// hundreds of cells. These have the same names, props and theme entries.

interface TableLooks {
  readonly size?: 'small' | 'medium';
  readonly padding?: 'normal' | 'none';
  /** The head stays at the top while its container scrolls. */
  readonly stickyHeader?: boolean;
}

const TableRoot = styled('table', {
  name: 'MuiTable',
  slot: 'Root',
  shouldForwardProp: exceptProps('size'),
})<TableLooks>(({ theme: { spacing, vars } }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  variants: [
    { props: { size: 'small' }, style: { '& > * > tr > *': { paddingBlock: spacing(0.5) } } },
    { props: { padding: 'none' }, style: { '& > * > tr > *': { padding: 0 } } },
    {
      props: { stickyHeader: true },
      style: {
        borderCollapse: 'separate',
        borderSpacing: 0,
        '& > thead > tr > *': {
          position: 'sticky',
          top: 0,
          zIndex: 2,
          background: vars.palette.background.default,
        },
      },
    },
  ],
}));

export interface TableProps extends NativeProps<typeof TableRoot, RefusedName<'Table'>>, Refused<'Table'> {
  readonly component?: ElementType;
}

/**
 * A table of numbers whose first column contains row headers, themed as `MuiTable`. Label it with a `<caption>` or
 * `aria-labelledby`.
 */
export function Table(given: TableProps) {
  const { component, ...rest } = useThemeProps({ props: given, name: 'MuiTable' });
  return <TableRoot as={component} {...rest} />;
}

const ContainerRoot = styled('div', { name: 'MuiTableContainer', slot: 'Root' })({
  width: '100%',
  overflowX: 'auto',
  // Also contains text for screen readers, which is positioned and would make the page scroll sideways.
  position: 'relative',
});

export interface TableContainerProps
  extends NativeProps<typeof ContainerRoot, RefusedName<'TableContainer'>>, Refused<'TableContainer'> {
  /** Such as `Paper`. */
  readonly component?: ElementType;
}

/**
 * Scrolls a table that is wider than its container. If it can scroll, it needs `tabIndex={0}`, `role="region"` and a
 * label.
 */
export function TableContainer(given: TableContainerProps) {
  const { component, ...rest } = useThemeProps({ props: given, name: 'MuiTableContainer' });
  return <ContainerRoot as={component} {...rest} />;
}

const IsHead = createContext(false);
const Head = styled('thead', { name: 'MuiTableHead', slot: 'Root' })<Refused<'TableHead'>>({});

/** The rows with column headers: its cells become `th`. */
export function TableHead(props: ComponentProps<typeof Head>) {
  return (
    <IsHead value={true}>
      <Head {...props} />
    </IsHead>
  );
}

/** The rows of data. */
export const TableBody = styled('tbody', { name: 'MuiTableBody', slot: 'Root' })<Refused<'TableBody'>>({});

export interface TableRowLooks extends Refused<'TableRow'> {
  /** Shades the row under the pointer. */
  readonly hover?: boolean;
  readonly selected?: boolean;
}

/** One row. */
export const TableRow = styled('tr', {
  name: 'MuiTableRow',
  slot: 'Root',
  shouldForwardProp: exceptProps('selected'),
})<TableRowLooks>(({ theme: { vars } }) => ({
  variants: [
    { props: { hover: true }, style: { '&:hover': { background: vars.palette.action.hover } } },
    { props: { selected: true }, style: { background: vars.palette.action.selected } },
  ],
}));

export type TableCellProps = Pick<
  MuiTableCellProps,
  'align' | 'padding' | 'size' | 'sortDirection' | 'variant'
> &
  Omit<ComponentProps<'td'>, 'align' | 'color'> &
  Pick<TableProps, 'sx'> &
  Refused<'TableCell'> & {
    /** `td` by default; `th` in the head. Use `th` with `scope="row"` for a row header. */
    readonly component?: 'td' | 'th';
  };

type CellState = Required<Pick<TableCellProps, 'align' | 'padding' | 'size' | 'variant'>>;

const Cell = styled('td', {
  name: 'MuiTableCell',
  slot: 'Root',
  overridesResolver: (
    { ownerState: { align, padding, size, variant } }: { ownerState: CellState },
    styles,
  ) => [
    styles['root'],
    styles[variant],
    size === 'small' && styles['sizeSmall'],
    padding === 'none' && styles['paddingNone'],
    padding === 'checkbox' && styles['paddingCheckbox'],
    styles[`align${capitalize(align)}`],
  ],
})<{ ownerState: CellState }>(({ theme: { spacing } }) => ({
  variants: [
    { props: { size: 'small' }, style: { '&&': { paddingBlock: spacing(0.5) } } },
    { props: { padding: 'none' }, style: { '&&': { padding: 0 } } },
    { props: { padding: 'checkbox' }, style: { width: 0 } },
  ],
}));

const directions = { asc: 'ascending', desc: 'descending' } as const;

/**
 * A cell. Use `align="right"` for numbers, and `variant="figure"` for the table's main number, which is also
 * right-aligned.
 */
export function TableCell(props: TableCellProps) {
  const isHead = useContext(IsHead);
  const {
    align = 'inherit',
    variant = isHead ? 'head' : 'body',
    component = isHead ? 'th' : 'td',
    scope = isHead && component === 'th' ? 'col' : undefined,
    padding = 'normal',
    size = 'medium',
    sortDirection,
    ...rest
  } = useThemeProps({ props, name: 'MuiTableCell' });
  return (
    <Cell
      as={component}
      scope={scope}
      aria-sort={sortDirection ? directions[sortDirection] : undefined}
      {...rest}
      ownerState={{ align, padding, size, variant }}
    />
  );
}
