import { Heading } from '#components/data-display/Heading.tsx';
import { Inline } from '#components/data-display/Inline.tsx';
import { levelBelow } from '#components/data-display/levelBelow.ts';
import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { useTitleMark } from '#components/fields/useTitleMark.ts';
import { formatDollars } from '#lib/format/money.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import type { Typed } from './calculation.ts';
import { CalculatorForm } from './CalculatorForm.tsx';
import { Apply, Initial, Mistakes, Panels, Payment, Result } from './FinancingCalculator.styles.ts';
import type { Props } from './FinancingCalculator.schema.ts';
import type { words } from './FinancingCalculator.words.ts';
import { useCalculator } from './useCalculator.ts';

interface OutcomeProps extends Pick<Props, 'level' | 'initial'> {
  readonly typed: Typed;
  /** Dollars a month. */
  readonly payment: number | undefined;
}

/** Calculates a monthly payment from amount, term and rate (CALC-01 to CALC-06); without JavaScript the server does. */
export function FinancingCalculator(props: Props) {
  const { heading, level, text, apply, example } = props;
  const { id } = useSection();
  const word = useWords<typeof words>();
  const calculator = useCalculator(props);
  const { form, listed, banner, payment } = calculator;
  const isWrong = listed.length > 0;
  useTitleMark(isWrong ? word('errorTitle') : undefined);
  // The form's action points to this id, so that the browser scrolls to the server's answer: the errors or the payment.
  const answerId = `${id}-answer`;
  return (
    <SectionFrame heading={heading} level={level} headingId={`${id}-heading`} intro={text} density="compact">
      {isWrong && (
        <Mistakes
          severity="error"
          id={answerId}
          ref={banner}
          heading={word('errorsHeading')}
          links={listed.map(({ name, text: message }) => ({ text: message, href: `#${id}-${name}` }))}
        />
      )}
      <Panels>
        <CalculatorForm {...props} calculator={calculator} action={`#${answerId}`} />
        <Result data-part="result" id={isWrong ? undefined : answerId}>
          <div role="status">
            <Outcome {...{ ...props, payment }} typed={form.values} />
          </div>
          {payment !== undefined && (
            <Apply href={apply.href} aria-label={apply.label} color="inverse">
              {apply.text}
            </Apply>
          )}
          <Inline component="p" variant="caption" html={example} />
        </Result>
      </Panels>
    </SectionFrame>
  );
}

/** The monthly payment, or the author's text until there is one. */
function Outcome({ level, initial, typed, payment }: OutcomeProps) {
  const { locale } = useSection();
  const word = useWords<typeof words>();
  if (payment === undefined) return <Initial component="p" variant="subtitle1" html={initial} />;
  return (
    <>
      <Heading level={levelBelow(level)} variant="h4">
        {word('paymentHeading')}
      </Heading>
      <Payment variant="figure">{formatDollars(payment, locale)}</Payment>
      <p>{word('paymentFor', { ...typed })}</p>
    </>
  );
}
