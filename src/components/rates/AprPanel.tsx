import type { InlineHtml } from '#content/fields.ts';
import { shownPercent } from '#lib/visitor/LiveRates.ts';
import { AprTable, type AprTableProps } from './AprTable.tsx';
import { RatePanel, type RatePanelProps, type RatePanelWord } from './RatePanel.tsx';

type OfPanel = Omit<
  RatePanelProps,
  'word' | 'choice' | 'kind' | 'zipCode' | 'expected' | 'isSeveral' | 'children'
>;
type OfTable = Pick<AprTableProps, 'caption' | 'rowsAre' | 'rows' | 'decimals' | 'apply'>;

export interface AprPanelProps extends OfPanel, OfTable {
  readonly word: (key: RatePanelWord | 'annualPercentageRate' | 'apr') => string;
  /** Whether the rates depend on the zip code: it is requested first, and no rate is shown without it (PAGE-09). */
  readonly zipDependent: boolean;
  /** The page that the zip code form returns to without JavaScript. */
  readonly next: string;
  /** The representative example that the law requires for a product's terms. Shown as the first disclosure. */
  readonly example: InlineHtml;
}

/** A panel with the annual percentage rates of one product, one per row, for the visitor's zip code. */
export function AprPanel({
  zipDependent,
  next,
  example,
  caption,
  rowsAre,
  rows,
  decimals,
  apply,
  ...panel
}: AprPanelProps) {
  const { environment, word, disclosures } = panel;
  const { id, locale, rates } = environment;
  const currentRows = rows.map((row) => ({ ...row, apr: shownPercent(rates, row.name, row.apr) }));
  return (
    <RatePanel
      {...panel}
      kind={word('annualPercentageRate')}
      disclosures={[example, ...disclosures]}
      expected={rows.flatMap(({ name, apr }) => (apr === undefined ? [] : [name]))}
      zipCode={{ isNeeded: zipDependent, next }}
    >
      <AprTable {...{ id, locale, word, caption, rowsAre, decimals, apply }} rows={currentRows} />
    </RatePanel>
  );
}
