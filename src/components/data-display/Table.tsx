import type { TableCellProps as MuiTableCellProps } from '@mui/material/TableCell';
import { type ComponentProps, createContext, useContext } from 'react';
import { styled, useThemeProps } from '#theme/styled.ts';

// MUI's own cells cost twice as much and a kilobyte of names and styles a page, and a page of rates has hundreds of
// them. These have MUI's names, props and theme entries.

/**
 * A table of numbers whose first column names the rows, under MUI's theme name. A `<caption>` in it, or
 * `aria-labelledby`, says what it is.
 */
export const Table = styled('table', { name: 'MuiTable', slot: 'Root' })({
  width: '100%',
  borderCollapse: 'collapse',
});

/** Scrolls a table that is wider than its place. Needs `tabIndex={0}`, `role="region"` and a name when it may scroll. */
export const TableContainer = styled('div', { name: 'MuiTableContainer', slot: 'Root' })({
  width: '100%',
  overflowX: 'auto',
});

const IsHead = createContext(false);
const Head = styled('thead', { name: 'MuiTableHead', slot: 'Root' })({});

/** The rows that name the columns: cells in it are column headers. */
export function TableHead(props: ComponentProps<typeof Head>) {
  return (
    <IsHead value={true}>
      <Head {...props} />
    </IsHead>
  );
}

/** The rows of data. */
export const TableBody = styled('tbody', { name: 'MuiTableBody', slot: 'Root' })({});

/** One row. */
export const TableRow = styled('tr', { name: 'MuiTableRow', slot: 'Root' })({});

export type TableCellProps = Pick<MuiTableCellProps, 'align' | 'variant'> &
  Omit<ComponentProps<'td'>, 'align'> &
  Pick<ComponentProps<typeof Table>, 'sx'> & {
    /** `td`; `th` in the head, and for the cell that names its row (with `scope="row"`). */
    readonly component?: 'td' | 'th';
  };

type CellState = Required<Pick<TableCellProps, 'align' | 'variant'>>;

const Cell = styled('td', {
  name: 'MuiTableCell',
  slot: 'Root',
  overridesResolver: ({ ownerState: { align, variant } }: { ownerState: CellState }, styles) => [
    styles['root'],
    styles[variant],
    styles[`align${align.charAt(0).toUpperCase()}${align.slice(1)}`],
  ],
})<{ ownerState: CellState }>({});

/**
 * One cell. `align="right"` is for numbers; `variant` is `figure` for the number that the table is about, which is
 * aligned like one.
 */
export function TableCell(props: TableCellProps) {
  const isHead = useContext(IsHead);
  const {
    align = 'inherit',
    variant = isHead ? 'head' : 'body',
    component = isHead ? 'th' : 'td',
    scope = isHead ? 'col' : undefined,
    ...rest
  } = useThemeProps({ props, name: 'MuiTableCell' });
  return <Cell as={component} scope={scope} ownerState={{ align, variant }} {...rest} />;
}
