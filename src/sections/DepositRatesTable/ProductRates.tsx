import { Heading } from '#components/Heading.tsx';
import { Inline } from '#components/Inline.tsx';
import { rateDecimals, RateFigure } from '#components/RateFigure.tsx';
import type { HeadingLevel } from '#content/heading.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import type { Props } from './DepositRatesTable.schema.ts';
import type { words } from './DepositRatesTable.words.ts';
import { figureName } from './figureName.ts';

type Product = Props['products'][number];

/** A range may break behind its hyphen, so that four columns fit on a phone. */
function Balances({ label }: { label: string }) {
  const [from = '', ...to] = label.split('-');
  return (
    <>
      {from}
      {to.length > 0 && '-'}
      {to.length > 0 && <wbr />}
      {to.join('-')}
    </>
  );
}

function Tiers({ product }: { product: Product }) {
  const { id, locale } = useSection();
  const word = useWords<typeof words>();
  const { productKey, tiers, bump } = product;
  const said = { rateUnavailable: word('rateUnavailable'), rateLoading: word('rateLoading') };
  const figure = (minimumBalance: number, kind: 'rate' | 'apy' | 'bump', percent: number | undefined) => (
    <RateFigure
      name={figureName(productKey, minimumBalance, kind)}
      percent={percent}
      decimals={rateDecimals.deposit}
      unit={kind === 'rate' ? '' : 'APY'}
      locale={locale}
      words={said}
    />
  );
  return (
    <table aria-labelledby={`${id}-${productKey}-name`}>
      <thead>
        <tr>
          <th scope="col">{word('balance')}</th>
          <th scope="col">{word('rate')}</th>
          <th scope="col">
            <abbr title={word('annualPercentageYield')}>APY</abbr>
          </th>
          {bump !== undefined && <th scope="col">{bump}</th>}
        </tr>
      </thead>
      <tbody>
        {tiers.map(({ label, minimumBalance, maximumBalance, rate, apy, bumpApy }) => (
          <tr
            key={minimumBalance}
            data-product={productKey}
            data-minimum={minimumBalance}
            data-maximum={maximumBalance}
          >
            <th scope="row">
              <Balances label={label} />
            </th>
            <td>{figure(minimumBalance, 'rate', rate)}</td>
            <td className="main">{figure(minimumBalance, 'apy', apy)}</td>
            {bump !== undefined && <td className="main">{figure(minimumBalance, 'bump', bumpApy)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One product: its rates by balance, what it takes to open it, what it costs, and the way to it. */
export function ProductRates({
  product,
  level,
  audience,
}: {
  product: Product;
  level: HeadingLevel;
  audience: Props['audience'];
}) {
  const { id } = useSection();
  const word = useWords<typeof words>();
  const { productKey, name, text, minimumOpening, maintenanceFee, disclosures, apply } = product;
  return (
    <article className="card" aria-labelledby={`${id}-${productKey}-name`} data-audience={audience}>
      <Heading level={level} html={name} id={`${id}-${productKey}-name`} />
      {text && <Inline component="p" className="for" html={text} />}
      <Tiers product={product} />
      <dl className="facts">
        <div>
          <dt>{word('minimumOpening')}</dt>
          <dd>{minimumOpening}</dd>
        </div>
        <div>
          <dt>{word('maintenanceFee')}</dt>
          <dd>{maintenanceFee}</dd>
        </div>
      </dl>
      {disclosures.length > 0 && (
        <details>
          <summary>{word('disclosures')}</summary>
          <div className="terms" data-disclosures={productKey}>
            {disclosures.map((disclosure) => (
              <Inline component="p" html={disclosure} key={disclosure} />
            ))}
          </div>
        </details>
      )}
      {apply && (
        <a className="apply" href={apply.href} aria-label={apply.label}>
          {apply.text}
        </a>
      )}
    </article>
  );
}
