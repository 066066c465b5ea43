import styled from '@emotion/styled';
import { useState } from 'react';
import { Heading } from '#components/Heading.tsx';
import { Inline } from '#components/Inline.tsx';
import { quoteStyles } from '#components/quoteStyles.ts';
import { rateDecimals, RateFigure } from '#components/RateFigure.tsx';
import { tableStyles } from '#components/tableStyles.ts';
import { formatDay } from '#lib/dates.ts';
import { withLoanAmount } from '#lib/loanAmount.ts';
import { formatWholeDollars } from '#lib/money.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import type { Props } from './HomeEquityRates.schema.ts';
import type { words } from './HomeEquityRates.words.ts';
import { Questions } from './Questions.tsx';
import { type HomeEquityAsked, useHomeEquityRates } from './useHomeEquityRates.ts';

const Root = styled.section({ ...quoteStyles, ...tableStyles });

interface Asked {
  readonly terms: HomeEquityAsked;
  readonly stateName: string;
}

/** Rates of home-equity loans and lines for the visitor's home (RATE-10); dated examples until all is known. */
export function HomeEquityRates(props: Props) {
  const { heading, level, text, asOf, maxAgeDays, disclosures, offers, caption, variable, errorText } = props;
  const { apply } = props;
  const { id, locale } = useSection();
  const word = useWords<typeof words>();
  const [asked, setAsked] = useState<Asked>();
  const { isFetching, isError, rates, effectiveDate } = useHomeEquityRates(asked?.terms, offers, maxAgeDays);
  const day = asked ? effectiveDate : asOf;
  const isDone = asked !== undefined && !isFetching;
  const place = { county: asked?.terms.county ?? '', state: asked?.stateName ?? '' };
  const amount = asked?.terms.loanAmount ?? props.loanAmount;
  const href = withLoanAmount(apply.href, formatWholeDollars(amount));
  return (
    <Root aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <Heading level={level} html={heading} id={`${id}-heading`} />
        {text && <Inline component="p" className="intro" html={text} />}
        <p className="kind">{word('annualPercentageRate')}</p>
        <div className="panels">
          <Questions props={props} onAsk={(terms, stateName) => setAsked({ terms, stateName })} />
          <div className="answer" aria-busy={isFetching}>
            <table aria-labelledby={`${id}-caption`}>
              <caption id={`${id}-caption`} dangerouslySetInnerHTML={{ __html: caption }} />
              <thead>
                <tr>
                  <th scope="col">{word('product')}</th>
                  <th scope="col">{word('rate')}</th>
                </tr>
              </thead>
              <tbody>
                {offers.map(({ name, rate }, index) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td className="main">
                      <RateFigure
                        percent={asked ? rates[index] : rate}
                        isLoading={isFetching}
                        decimals={rateDecimals.homeEquity}
                        unit="APR"
                        showUnit
                        locale={locale}
                        words={{ rateUnavailable: word('rateUnavailable'), rateLoading: word('rateLoading') }}
                      />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p className={isDone && isError ? 'said failed' : 'said'} role="status">
              {!asked && word('dated')}
              {isDone && (isError ? errorText : word('own', place))}
            </p>
            <p className="dated">
              {day === undefined ? '\u00a0' : word('asOf', { date: formatDay(day, locale) })}
            </p>
            <a className="apply" href={href} aria-label={apply.label}>
              {apply.text}
            </a>
          </div>
        </div>
        {[variable, ...disclosures].map((disclosure) => (
          <Inline component="p" className="small" html={disclosure} key={disclosure} />
        ))}
      </div>
    </Root>
  );
}
