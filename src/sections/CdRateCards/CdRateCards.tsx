import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Heading } from '#components/Heading.tsx';
import { Inline } from '#components/Inline.tsx';
import { useZipCode } from '#components/useZipCode.ts';
import { ZipCodeForm } from '#components/ZipCodeForm.tsx';
import type { HeadingLevel } from '#content/heading.ts';
import { cdRatesQuery } from '#data/cdRates.ts';
import { readCookie } from '#lib/cookies.ts';
import { formatDay } from '#lib/dates.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import { Root } from './CdRateCards.styles.ts';
import type { Props } from './CdRateCards.schema.ts';
import type { words } from './CdRateCards.words.ts';
import { RateCard } from './RateCard.tsx';

/** Live rates for the visitor's zip code (RATE-02). A failed call is logged and the author's rates stay. */
function useCdRates(zipCode: string | undefined) {
  const { serviceBase } = useSection();
  const token = zipCode === undefined ? undefined : readCookie('apply_jwt');
  const { data, error, isFetching } = useQuery({
    ...cdRatesQuery({ serviceBase, zipCode: zipCode ?? '', token }),
    enabled: zipCode !== undefined,
  });
  useEffect(() => {
    if (error) console.error('CD rates could not be loaded; the default rates stay.', error);
  }, [error]);
  return { live: data, isFetching };
}

/** CD products with their yields, by term (RATE-02), for the visitor's zip code (PAGE-09). */
export function CdRateCards(props: Props) {
  const { heading, level, text, cards, asOf, zipDependent, penalty, fees, next } = props;
  const { id, locale, serviceBase } = useSection();
  const word = useWords<typeof words>();
  const zip = useZipCode();
  const { live, isFetching } = useCdRates(zip);
  const asks = zipDependent && zip === undefined;
  const date = formatDay(live?.effectiveDate ?? asOf, locale);
  // Cards stand below the section's heading, whose level is 1 to 4.
  const below = Math.min(level + 1, 4) as HeadingLevel;
  return (
    <Root id={`${id}-rates`} aria-labelledby={`${id}-heading`} className={asks ? 'asks' : undefined}>
      <div className="wrap">
        <Heading level={level} html={heading} id={`${id}-heading`} />
        {text && <Inline component="p" className="intro" html={text} />}
        <p className="dated">
          {word('annualPercentageYield')} · <strong>{word('asOf', { date })}</strong>
        </p>
        {asks && (
          <div className="prompt">
            <ZipCodeForm
              id={id}
              action={`${serviceBase}/zipCode`}
              label={word('zipLabel')}
              hint={word('zipHint')}
              button={word('zipButton')}
              error={word('zipError')}
              next={next}
            />
          </div>
        )}
        <div className="cards" aria-busy={isFetching}>
          {cards.map((card) => (
            <RateCard key={card.productKey} card={card} rates={live?.rates ?? []} level={below} />
          ))}
        </div>
        <p className="default-note" role="status">
          {zip !== undefined && live && !isFetching ? word('ratesLoaded', { zip }) : word('defaultNote')}
        </p>
        <Inline component="p" className="small" html={penalty} />
        {fees && <Inline component="p" className="small" html={fees} />}
      </div>
    </Root>
  );
}
