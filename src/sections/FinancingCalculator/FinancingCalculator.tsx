import { Heading, Inline, levelBelow } from '#components/data-display/Typography.tsx';
import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { useTitleMark } from '#components/fields/useTitleMark.ts';
import { withLoan } from '#lib/address/withParameter.ts';
import { formatDollars } from '#lib/format/money.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import { fieldNames, type Typed } from './calculation.ts';
import { Apply, Fields, Initial, Mistakes, Panels, Payment, Result } from './FinancingCalculator.styles.ts';
import type { Props } from './FinancingCalculator.schema.ts';
import type { words } from './FinancingCalculator.words.ts';
import { useCalculator } from './useCalculator.ts';
import { Button } from '#components/inputs/Button.tsx';
import { TextField } from '#components/fields/TextField.tsx';

interface CalculatorFormProps extends Pick<Props, 'amount' | 'term' | 'rate'> {
  readonly calculator: ReturnType<typeof useCalculator>;
  /** URL that the form is submitted to without JavaScript. */
  readonly action: string;
}

/** The three fields. They contain nothing personal, so they may be in an address or bookmark. */
function CalculatorForm({ calculator, action, ...limits }: CalculatorFormProps) {
  const { id } = useSection();
  const word = useWords<typeof words>();
  const { form, listed } = calculator;
  return (
    <Fields method="get" action={action} onSubmit={form.submit} noValidate>
      {/* Identifies the calculator on the page. */}
      <input type="hidden" name="section" value={id} />
      {fieldNames.map((name) => (
        <TextField
          key={name}
          {...form.text(name)}
          label={limits[name].label}
          error={listed.find((one) => one.name === name)?.text}
          aria-required
          inputMode={name === 'term' ? 'numeric' : 'decimal'}
          autoComplete="off"
        />
      ))}
      <Button type="submit" fullWidth>
        {word('calculate')}
      </Button>
    </Fields>
  );
}

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
  const { form, listed, banner, amount, term, payment } = calculator;
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
            <Apply href={withLoan(apply.href, amount, term)} aria-label={apply.label} color="inverse">
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
