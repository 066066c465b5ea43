import { formatPercent } from '#lib/format/money.ts';
import { useWords } from '#section-kit/sectionContext.tsx';
import type { words } from './CdRateCards.words.ts';
import type { PricingTier } from './pricingTiers.ts';

/** All terms with their yields, for print, where a select shows one option only, and for browsers without scripts. */
export function PrintedTerms({ tiers }: { tiers: readonly PricingTier[] }) {
  const word = useWords<typeof words>();
  const isTiered = tiers.some(({ balances }) => balances !== undefined);
  return (
    <table hidden>
      <caption>{word('chooseTerm')}</caption>
      <thead>
        <tr>
          {isTiered && <th scope="col">{word('apy')}</th>}
          {tiers[0]?.terms.map(({ value, label }) => (
            <th scope="col" key={value}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tiers.map(({ balances, terms }) => (
          <tr key={balances ?? ''}>
            {balances !== undefined && <th scope="row">{balances}</th>}
            {tiers[0]?.terms.map(({ months }) => {
              const apy = terms.find((term) => term.months === months)?.apy;
              return <td key={months}>{apy === undefined ? '—' : formatPercent(apy)}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
