import { AprPanel } from '#components/rates/AprPanel.tsx';
import { rateDecimals } from '#lib/format/rateDecimals.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import type { Props } from './PersonalLineRates.schema.ts';
import type { words } from './PersonalLineRates.words.ts';

/** The rates of a personal line of credit by its limit (RATE-11), for the visitor's zip code. */
export function PersonalLineRates({ tiers, ...panel }: Props) {
  const word = useWords<typeof words>();
  return (
    <AprPanel
      {...panel}
      environment={useSection()}
      word={word}
      rowsAre={word('limit')}
      rows={tiers.map(({ tierDescription, label, apr }) => ({
        name: tierDescription,
        label: label ?? tierDescription,
        apr,
      }))}
      decimals={rateDecimals.loan}
    />
  );
}
