import type { ReactNode } from 'react';
import type { InlineHtml } from '#content/text.ts';
import { Table, TableBody, TableCell, TableHead, TableRow } from '#components/data-display/Table.tsx';

export interface RateTableProps {
  /** Prefix of the caption's id. */
  readonly id: string;
  /** Names the table. */
  readonly caption: InlineHtml;
  /** What the rows are: terms, limits, products. */
  readonly rowsAre: string;
  /** What the columns of numbers are. */
  readonly columns: readonly string[];
  /** `RateRow`s. */
  readonly children: ReactNode;
}

/** The id of a table's caption, for what is named like the table. */
export const captionId = (id: string) => `${id}-caption`;

/** A table of rates whose first column says whose they are. */
export function RateTable({ id, caption, rowsAre, columns, children }: RateTableProps) {
  return (
    <Table aria-labelledby={captionId(id)}>
      <caption id={captionId(id)} dangerouslySetInnerHTML={{ __html: caption }} />
      <TableHead>
        <TableRow>
          <TableCell>{rowsAre}</TableCell>
          {columns.map((column) => (
            <TableCell align="right" key={column}>
              {column}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>{children}</TableBody>
    </Table>
  );
}

/** One row: whose rates they are, and a `TableCell` for each. */
export const RateRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <TableRow>
    <TableCell component="th" scope="row">
      {label}
    </TableCell>
    {children}
  </TableRow>
);
