import type { InlineHtml } from '#content/text.ts';
import { shownPercent } from '#lib/visitor/LiveRates.ts';
import { AprTable, type AprTableProps } from './AprTable.tsx';
import { RatePanel, type RatePanelProps, type RatePanelWord } from './RatePanel.tsx';

type OfPanel =
  | 'environment'
  | 'heading'
  | 'level'
  | 'text'
  | 'asOf'
  | 'maxAgeDays'
  | 'errorText'
  | 'disclosures';
type OfTable = 'caption' | 'rowsAre' | 'rows' | 'decimals' | 'apply';

export interface AprPanelProps extends Pick<RatePanelProps, OfPanel>, Pick<AprTableProps, OfTable> {
  readonly word: (key: RatePanelWord | 'annualPercentageRate' | 'apr') => string;
  /** Asks for the zip code and shows no rate without one (PAGE-09). */
  readonly zipDependent: boolean;
  /** Where the zip code form leads back to without JavaScript. */
  readonly next: string;
  /** What the law wants of a product's terms; the first of the disclosures. */
  readonly example: InlineHtml;
}

/** A panel of one product's annual percentage rates, one a row, for the visitor's zip code. */
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
  const shown = rows.map((row) => ({ ...row, apr: shownPercent(rates, row.name, row.apr) }));
  return (
    <RatePanel
      {...panel}
      kind={word('annualPercentageRate')}
      disclosures={[example, ...disclosures]}
      zipCode={{ isNeeded: zipDependent, next }}
    >
      <AprTable {...{ id, locale, word, caption, rowsAre, decimals, apply }} rows={shown} />
    </RatePanel>
  );
}
