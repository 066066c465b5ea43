import { useRef, useState } from 'react';
import { Button } from '#components/inputs/Button.tsx';
import { Disclosure } from '#components/surfaces/Disclosure.tsx';
import { FactList } from '#components/data-display/FactList.tsx';
import { Heading, Inline, Typography } from '#components/data-display/Typography.tsx';
import { RateCard } from '#components/rates/RateCard.tsx';
import { SelectField, type SelectFieldProps } from '#components/fields/SelectField.tsx';
import type { HeadingLevel } from '#content/fields.ts';
import type { CdRates } from '#data/cdRates.ts';
import { disclosuresOf } from '#data/rateGrid.ts';
import { withParameter } from '#lib/address/withParameter.ts';
import { htmlLang } from '#lib/format/locale.ts';
import { formatPercent } from '#lib/format/money.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import type { Props } from './CdRateCards.schema.ts';
import { Choice, Figure, Terms, Unit, UpTo } from './CdRateCards.styles.ts';
import type { words } from './CdRateCards.words.ts';
import { bestTerm, chosenTerm, type PricedTerm, type PricingTier, pricingTiers } from './pricingTiers.ts';

/** All terms with their yields, for print, where a select shows one option only, and for browsers without scripts. */
function PrintedTerms({ tiers }: { tiers: readonly PricingTier[] }) {
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

type Card = Props['cards'][number];

const withTerm = (href: string, months: number | undefined) =>
  months === undefined ? href : withParameter(href, 'term', String(months));

/** Returns the options for a tier's terms, grouped under its balances if there are several tiers. */
function optionsOf({ balances, terms }: PricingTier, unavailable: string): SelectFieldProps['options'] {
  const options = terms.map(({ value, label, apy }: PricedTerm) => ({
    value,
    label: `${label} – ${apy === undefined ? unavailable : formatPercent(apy)}`,
    disabled: apy === undefined,
  }));
  return balances === undefined ? options : [{ label: balances, options }];
}

interface CardFigureProps {
  readonly tiers: readonly PricingTier[];
  readonly chosen: ReturnType<typeof chosenTerm>;
}

/** The yield of the chosen term. Before a choice, the highest of all. */
function CardFigure({ tiers, chosen }: CardFigureProps) {
  const word = useWords<typeof words>();
  const displayedTerm = chosen ?? bestTerm(tiers);
  const caption = () => {
    if (!displayedTerm) return word('rateUnavailable');
    const { balances } = displayedTerm.tier;
    if (chosen) return balances === undefined ? '\u00a0' : word('onBalances', { tier: balances });
    return balances === undefined ? word('upTo') : word('upToOnBalances', { tier: balances });
  };
  return (
    <Figure>
      <UpTo component="span" variant="caption" color="textSecondary">
        {caption()}
      </UpTo>
      <Typography component="strong" variant="figure">
        {displayedTerm ? formatPercent(displayedTerm.term.apy) : '—'}
      </Typography>{' '}
      <Unit title={word('annualPercentageYield')}>{word('apy')}</Unit>
    </Figure>
  );
}

/** The service's disclosures for a product (RATE-05). Takes its place before they arrive. */
export function CardTerms({ productKey, live }: { productKey: string; live: CdRates | undefined }) {
  const { locale } = useSection();
  const word = useWords<typeof words>();
  const rates = live?.rates.filter((rate) => rate.productKey === productKey) ?? [];
  const terms = disclosuresOf(live?.disclosures ?? [], rates).flatMap(({ paragraphs }) => paragraphs);
  return (
    <Disclosure summary={word('disclosures')} data-nosnippet="">
      {terms.map((text) => (
        <p lang={locale === 'en' ? undefined : htmlLang.en} key={text}>
          {text}
        </p>
      ))}
    </Disclosure>
  );
}

interface CdRateCardProps {
  readonly card: Card;
  readonly live: CdRates | undefined;
  readonly level: HeadingLevel;
}

/** A CD: its yield for the chosen term, its minimum opening deposit, and the link to open it. */
export function CdRateCard({ card, live, level }: CdRateCardProps) {
  const { id, locale } = useSection();
  const word = useWords<typeof words>();
  const select = useRef<HTMLSelectElement>(null);
  const [value, setValue] = useState('');
  const [isMissing, setMissing] = useState(false);
  const tiers = pricingTiers(card, live?.rates, { locale, word });
  const isAvailable = bestTerm(tiers) !== undefined;
  const chosen = chosenTerm(tiers, value);
  const fieldId = `${id}-${card.productKey}`;
  return (
    <RateCard component="article" aria-labelledby={`${fieldId}-name`}>
      <Heading level={level} html={card.name} id={`${fieldId}-name`} />
      {card.text && <Inline component="p" color="textSecondary" html={card.text} />}
      <CardFigure tiers={tiers} chosen={chosen} />
      <FactList facts={[{ term: word('minimumOpening'), value: card.minimumOpening }]} />
      <Terms tabIndex={0} role="group" aria-labelledby={`${fieldId}-name`}>
        <PrintedTerms tiers={tiers} />
      </Terms>
      <Choice data-carried="">
        <SelectField
          id={`${fieldId}-term`}
          name={`term-${card.productKey}`}
          ref={select}
          label={word('chooseTerm')}
          placeholder={word('termPlaceholder')}
          value={chosen?.term.value ?? ''}
          options={tiers.flatMap((tier) => optionsOf(tier, word('rateUnavailable')))}
          disabled={!isAvailable}
          error={isMissing ? word('superCardAPYError') : ''}
          onChange={(event) => {
            setValue(event.target.value);
            setMissing(false);
          }}
        />
      </Choice>
      <Button
        // Holds early clicks until hydration, because the button must be able to ask for a term.
        data-hold=""
        href={withTerm(card.apply.href, chosen?.term.months)}
        aria-label={card.apply.label}
        onClick={(event) => {
          if (chosen || !isAvailable) return;
          event.preventDefault();
          setMissing(true);
          select.current?.focus();
        }}
      >
        {card.apply.text}
      </Button>
      <CardTerms productKey={card.productKey} live={live} />
    </RateCard>
  );
}
