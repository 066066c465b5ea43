import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Dated, Kind, Prompt, SmallPrint } from '#components/RatePanel.styles.ts';
import { SectionFrame } from '#components/SectionFrame.tsx';
import { useZipCode } from '#components/useZipCode.ts';
import { ZipCodeForm } from '#components/ZipCodeForm.tsx';
import type { HeadingLevel } from '#content/heading.ts';
import { cdRatesQuery } from '#data/cdRates.ts';
import { readCookie } from '#lib/cookies.ts';
import { formatDay } from '#lib/dates.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import { CdRateCard } from './CdRateCard.tsx';
import { Cards, Note } from './CdRateCards.styles.ts';
import { useThemeProps } from '#theme/styled.ts';
import type { Props } from './CdRateCards.schema.ts';
import type { words } from './CdRateCards.words.ts';

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
export function CdRateCards(author: Props) {
  const props = useThemeProps({ props: author, name: 'PorticoCdRateCards' });
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
    <SectionFrame
      tone="quiet"
      id={`${id}-rates`}
      headingId={`${id}-heading`}
      heading={heading}
      level={level}
      intro={text}
      data-asks={asks ? '' : undefined}
    >
      <Kind variant="inherit" component="p" color="textSecondary">
        {word('annualPercentageYield')} <Dated>{word('asOf', { date })}</Dated>
      </Kind>
      {asks && (
        <Prompt>
          <ZipCodeForm
            id={id}
            action={`${serviceBase}/zipCode`}
            label={word('zipLabel')}
            hint={word('zipHint')}
            button={word('zipButton')}
            error={word('zipError')}
            next={next}
          />
        </Prompt>
      )}
      <Cards ownerState={{ isAlone: cards.length === 1 }} data-part="live" aria-busy={isFetching}>
        {cards.map((card) => (
          <CdRateCard key={card.productKey} card={card} rates={live?.rates ?? []} level={below} />
        ))}
      </Cards>
      <Note variant="inherit" component="p" color="textSecondary" role="status">
        {zip !== undefined && live && !isFetching ? word('ratesLoaded', { zip }) : word('defaultNote')}
      </Note>
      {[penalty, ...(fees === undefined ? [] : [fees])].map((disclosure) => (
        <SmallPrint
          component="p"
          variant="caption"
          color="textSecondary"
          html={disclosure}
          key={disclosure}
        />
      ))}
    </SectionFrame>
  );
}
