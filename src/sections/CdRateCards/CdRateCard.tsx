import { useRef, useState } from 'react';
import { Button } from '#components/inputs/Button.tsx';
import { FactList } from '#components/data-display/FactList.tsx';
import { Heading } from '#components/data-display/Heading.tsx';
import { Inline } from '#components/data-display/Inline.tsx';
import { RateCard } from '#components/rates/RateCard.tsx';
import { SelectField, type SelectFieldProps } from '#components/fields/SelectField.tsx';
import { Typography } from '#components/data-display/Typography.tsx';
import type { HeadingLevel } from '#content/heading.ts';
import type { CdRate } from '#data/cdRates.ts';
import { formatPercent } from '#lib/format/money.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import type { Props } from './CdRateCards.schema.ts';
import { Choice, Figure, Terms, Unit, UpTo } from './CdRateCards.styles.ts';
import type { words } from './CdRateCards.words.ts';
import { chosenTerm, type PricedTerm, type PricingTier, pricingTiers } from './pricingTiers.ts';
import { PrintedTerms } from './PrintedTerms.tsx';

type Card = Props['cards'][number];

const withTerm = (href: string, months: number | undefined) =>
  months === undefined ? href : `${href}${href.includes('?') ? '&' : '?'}term=${months}`;

const optionOf = ({ value, label, apy }: PricedTerm) => ({
  value,
  label: `${label} – ${formatPercent(apy)}`,
});

/** Returns the options for a tier's terms, grouped under its balances if there are several tiers. */
const optionsOf = ({ balances, terms }: PricingTier): SelectFieldProps['options'] =>
  balances === undefined ? terms.map(optionOf) : [{ label: balances, options: terms.map(optionOf) }];

/** The yield of the chosen term. Before a choice, the highest of the first tier. */
function CardFigure({
  tiers,
  chosen,
}: {
  tiers: readonly PricingTier[];
  chosen: ReturnType<typeof chosenTerm>;
}) {
  const word = useWords<typeof words>();
  const best = Math.max(...(tiers[0]?.terms ?? []).map(({ apy }) => apy));
  const caption = () => {
    if (!chosen) return word('upTo');
    const { balances } = chosen.tier;
    return balances === undefined ? '\u00a0' : word('onBalances', { tier: balances });
  };
  return (
    <Figure>
      <UpTo component="span" variant="caption" color="textSecondary">
        {caption()}
      </UpTo>
      <Typography component="strong" variant="figure">
        {formatPercent(chosen?.term.apy ?? best)}
      </Typography>{' '}
      <Unit title={word('annualPercentageYield')}>{word('apy')}</Unit>
    </Figure>
  );
}

/** A CD: its yield for the chosen term, its minimum opening deposit, and the link to open it. */
export function CdRateCard({
  card,
  rates,
  level,
}: {
  card: Card;
  rates: readonly CdRate[];
  level: HeadingLevel;
}) {
  const { id, locale } = useSection();
  const word = useWords<typeof words>();
  const select = useRef<HTMLSelectElement>(null);
  const [value, setValue] = useState('');
  const [isMissing, setMissing] = useState(false);
  const tiers = pricingTiers(card, rates, { locale, word });
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
      <Choice>
        <SelectField
          id={`${fieldId}-term`}
          ref={select}
          label={word('chooseTerm')}
          placeholder={word('termPlaceholder')}
          value={chosen?.term.value ?? ''}
          options={tiers.flatMap(optionsOf)}
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
          if (chosen) return;
          event.preventDefault();
          setMissing(true);
          select.current?.focus();
        }}
      >
        {card.apply.text}
      </Button>
    </RateCard>
  );
}
