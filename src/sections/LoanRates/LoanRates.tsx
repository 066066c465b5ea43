import { QuotePanel } from '#components/rates/QuotePanel.tsx';
import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { useTitleMark } from '#components/fields/useTitleMark.ts';
import { withLoanAmount } from '#lib/format/loanAmount.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import { LoanAnswer } from './LoanAnswer.tsx';
import { LoanQuestions } from './LoanQuestions.tsx';
import type { Props } from './LoanRates.schema.ts';
import type { words } from './LoanRates.words.ts';
import { useLoanQuote } from './useLoanQuote.ts';

/**
 * The rate and payment of a loan for this visitor (RATE-09); the lowest dated rate until all questions are answered.
 */
export function LoanRates(props: Props) {
  const { heading, level, text, asOf, disclosures, amount, terms, scores } = props;
  const { lowestApr, example, errorText, apply } = props;
  const { id } = useSection();
  const word = useWords<typeof words>();
  const quote = useLoanQuote(props);
  const { form, dollars, isFetching, isZipWrong } = quote;
  useTitleMark(dollars === undefined || isZipWrong ? word('errorTitle') : undefined);
  const applyHref = dollars === undefined ? apply.href : withLoanAmount(apply.href, dollars);
  return (
    <SectionFrame heading={heading} level={level} headingId={`${id}-heading`} intro={text}>
      <QuotePanel
        kind={word('annualPercentageRate')}
        isBusy={isFetching}
        isFocused={form.opensWith === 'answer'}
        action={{ ...apply, href: applyHref }}
        note={word('notAnOffer')}
        disclosures={[example, ...disclosures]}
        answer={<LoanAnswer {...{ level, asOf, lowestApr, errorText, quote }} />}
      >
        <LoanQuestions {...{ amount, terms, scores, quote }} />
      </QuotePanel>
    </SectionFrame>
  );
}
