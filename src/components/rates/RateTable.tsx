import type { ReactNode } from 'react';
import type { InlineHtml } from '#content/fields.ts';
import { Table, TableBody, TableCell, TableHead, TableRow } from '#components/data-display/Table.tsx';

export interface RateTableProps {
  /** Prefix of the caption's id. */
  readonly id: string;
  /** The table's caption. */
  readonly caption: InlineHtml;
  /** Header of the first column, such as "Term", "Limit" or "Product". */
  readonly rowsAre: string;
  /** Headers of the columns of numbers. */
  readonly columns: readonly string[];
  /** `RateRow` elements. */
  readonly children: ReactNode;
}

/** Returns the id of a table's caption, for elements that it should also label. */
export const captionId = (id: string) => `${id}-caption`;

/** A table of rates with row headers in its first column. */
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

/** A row with its header; the children are a `TableCell` for each rate. */
export const RateRow = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <TableRow>
    <TableCell component="th" scope="row">
      {label}
    </TableCell>
    {children}
  </TableRow>
);
