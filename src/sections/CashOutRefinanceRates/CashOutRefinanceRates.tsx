import { AprPanel } from '#components/rates/AprPanel.tsx';
import { rateDecimals } from '#lib/format/rateDecimals.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import type { Props } from './CashOutRefinanceRates.schema.ts';
import { questionOf } from './liveRates.ts';
import type { words } from './CashOutRefinanceRates.words.ts';

/** The rates of a cash-out refinance by term (RATE-03), for the visitor's zip code. */
export function CashOutRefinanceRates({ terms, ...panel }: Props) {
  const word = useWords<typeof words>();
  return (
    <AprPanel
      {...panel}
      environment={useSection()}
      word={word}
      question={questionOf({ terms })}
      rowsAre={word('term')}
      rows={terms.map(({ years, apr }) => ({ name: String(years), label: word('years', { years }), apr }))}
      decimals={rateDecimals.cashOutRefinance}
    />
  );
}
