import { useRef, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { FactList } from '#components/FactList.tsx';
import { Heading } from '#components/Heading.tsx';
import { Inline } from '#components/Inline.tsx';
import { RateCard } from '#components/RateCard.tsx';
import { SelectField } from '#components/SelectField.tsx';
import { Typography } from '#components/Typography.tsx';
import type { HeadingLevel } from '#content/heading.ts';
import type { CdRate } from '#data/cdRates.ts';
import { formatPercent } from '#lib/money.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import type { Props } from './CdRateCards.schema.ts';
import { Choice, Figure, Unit, UpTo, Wrong } from './CdRateCards.styles.ts';
import type { words } from './CdRateCards.words.ts';

type Card = Props['cards'][number];

/** The live yield of a term on the lowest tier that has one; the author's default without it. */
function yieldOf(card: Card, months: number, rates: readonly CdRate[]): number | undefined {
  const live = rates.filter(
    ({ productKey, termInMonths }) => productKey === card.productKey && termInMonths === months,
  );
  const lowest = live.toSorted((one, other) => one.minimumBalance - other.minimumBalance)[0];
  return lowest?.apy ?? card.terms.find((term) => term.months === months)?.apy;
}

const withTerm = (href: string, months: number | undefined) =>
  months === undefined ? href : `${href}${href.includes('?') ? '&' : '?'}term=${months}`;

/** One product: its yield for the chosen term, what it takes to open it and the way to do so. */
export function CdRateCard({
  card,
  rates,
  level,
}: {
  card: Card;
  rates: readonly CdRate[];
  level: HeadingLevel;
}) {
  const { id } = useSection();
  const word = useWords<typeof words>();
  const select = useRef<HTMLSelectElement>(null);
  const [months, setMonths] = useState<number>();
  const [isMissing, setMissing] = useState(false);
  const best = Math.max(...card.terms.map((term) => yieldOf(card, term.months, rates) ?? 0));
  const shown = months === undefined ? best : yieldOf(card, months, rates);
  const fieldId = `${id}-${card.productKey}`;
  return (
    <RateCard component="article" aria-labelledby={`${fieldId}-name`}>
      <Heading level={level} html={card.name} id={`${fieldId}-name`} />
      {card.text && <Inline component="p" color="textSecondary" html={card.text} />}
      <Figure>
        <UpTo component="span" variant="caption" color="textSecondary">
          {months === undefined ? word('upTo') : '\u00a0'}
        </UpTo>
        <Typography component="strong" variant="figure">
          {formatPercent(shown ?? best)}
        </Typography>{' '}
        <Unit title={word('annualPercentageYield')}>{word('apy')}</Unit>
      </Figure>
      <FactList facts={[{ term: word('minimumOpening'), value: card.minimumOpening }]} />
      <Choice>
        <SelectField
          id={`${fieldId}-term`}
          ref={select}
          label={word('chooseTerm')}
          placeholder={word('termPlaceholder')}
          options={card.terms.map((term) => ({
            value: String(term.months),
            label: `${term.label} – ${formatPercent(yieldOf(card, term.months, rates) ?? term.apy)}`,
          }))}
          error={isMissing}
          aria-describedby={`${fieldId}-error`}
          onChange={(event) => {
            setMonths(event.target.value === '' ? undefined : Number(event.target.value));
            setMissing(false);
          }}
        />
        <Wrong id={`${fieldId}-error`} role="alert" error={isMissing}>
          {isMissing ? word('superCardAPYError') : ''}
        </Wrong>
      </Choice>
      <Button
        // Before React listens nobody could ask for the term.
        data-hold=""
        href={withTerm(card.apply.href, months)}
        aria-label={card.apply.label}
        onClick={(event) => {
          if (months !== undefined) return;
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
