import type { InlineHtml, Link } from '#content/fields.ts';
import type { Locale } from '#lib/format/locale.ts';
import { useThemeProps } from '#theme/styled.ts';
import { ApplyLink, RateCard } from './RateCard.tsx';
import { RateFigure } from './RateFigure.tsx';
import { RateRow, RateTable } from './RateTable.tsx';
import { TableCell } from '#components/data-display/Table.tsx';

export interface AprTableProps {
  /** The section's id. */
  readonly id: string;
  readonly locale: Locale;
  readonly word: (key: 'apr' | 'rateUnavailable' | 'rateLoading') => string;
  /** The table's caption: the product. */
  readonly caption: InlineHtml;
  /** Header of the first column, such as "Term" or "Limit". */
  readonly rowsAre: string;
  /** The section's behavior finds a row's figure by `name`. `apr` is percent a year. */
  readonly rows: readonly {
    readonly name: string;
    readonly label: string;
    readonly apr: number | undefined;
  }[];
  readonly decimals: number;
  readonly apply?: Link | undefined;
}

/** A card with the annual percentage rates of one product, one per row. Place it in a `RatePanel`. */
export function AprTable(inProps: AprTableProps) {
  const props = useThemeProps({ props: inProps, name: 'PorticoAprTable' });
  const { id, locale, word, caption, rowsAre, rows, decimals, apply } = props;
  const words = { rateUnavailable: word('rateUnavailable'), rateLoading: word('rateLoading') };
  return (
    <RateCard>
      <RateTable {...{ id, caption, rowsAre }} columns={[word('apr')]}>
        {rows.map(({ name, label, apr }) => (
          <RateRow key={name} label={label}>
            <TableCell variant="figure">
              <RateFigure {...{ name, decimals, locale, words }} percent={apr} unit="APR" />
            </TableCell>
          </RateRow>
        ))}
      </RateTable>
      <ApplyLink link={apply} />
    </RateCard>
  );
}
