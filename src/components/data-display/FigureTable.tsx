import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from './Table.tsx';

export interface FigureTableProps {
  /** Of the caption; unique on the page. */
  readonly id: string;
  /** The table's name, for screen readers: what is around the table shows it. */
  readonly caption: string;
  /** The columns' headers. */
  readonly head: readonly string[];
  /** The rows: a header, and a text for each of the other columns. */
  readonly rows: readonly (readonly string[])[];
}

/** The figures behind a picture, such as a chart. A table that is too wide scrolls, by keyboard too. */
export function FigureTable({ id, caption, head, rows }: FigureTableProps) {
  return (
    <TableContainer tabIndex={0} role="region" aria-labelledby={id}>
      <Table size="small">
        <caption id={id} className="visually-hidden">
          {caption}
        </caption>
        <TableHead>
          <TableRow>
            {head.map((name, column) => (
              <TableCell key={name} align={column === 0 ? 'inherit' : 'right'}>
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([header, ...cells]) => (
            <TableRow key={header}>
              <TableCell component="th" scope="row">
                {header}
              </TableCell>
              {cells.map((cell, column) => (
                <TableCell key={head[column + 1]} align="right">
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
