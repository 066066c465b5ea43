import type { TableCellProps as MuiTableCellProps } from '@mui/material/TableCell';
import { type ComponentProps, createContext, useContext } from 'react';
import { styled, useThemeProps } from '#theme/styled.ts';

// MUI's own cells render half as fast and add a kilobyte of class names and styles to a page, and pages of rates have
// hundreds of cells. These have the same names, props and theme entries.

/**
 * A table of numbers whose first column contains row headers, themed as `MuiTable`. Label it with a `<caption>` or
 * `aria-labelledby`.
 */
export const Table = styled('table', { name: 'MuiTable', slot: 'Root' })({
  width: '100%',
  borderCollapse: 'collapse',
});

/**
 * Scrolls a table that is wider than its container. If it can scroll, it needs `tabIndex={0}`, `role="region"` and a
 * label.
 */
export const TableContainer = styled('div', { name: 'MuiTableContainer', slot: 'Root' })({
  width: '100%',
  overflowX: 'auto',
  // Also contains text for screen readers, which is positioned and would make the page scroll sideways.
  position: 'relative',
});

const IsHead = createContext(false);
const Head = styled('thead', { name: 'MuiTableHead', slot: 'Root' })({});

/** The rows with column headers: its cells become `th`. */
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
    /** `td` by default; `th` in the head. Use `th` with `scope="row"` for a row header. */
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
 * A cell. Use `align="right"` for numbers, and `variant="figure"` for the table's main number, which is also
 * right-aligned.
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
