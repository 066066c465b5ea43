import { Button } from '#components/Button.tsx';
import { Heading } from '#components/Heading.tsx';
import { Inline } from '#components/Inline.tsx';
import { levelBelow } from '#components/levelBelow.ts';
import { ScriptNote } from '#components/ScriptNote.tsx';
import { ScriptOnly } from '#components/ScriptOnly.tsx';
import { SectionFrame } from '#components/SectionFrame.tsx';
import { TextField } from '#components/TextField.tsx';
import { formatDollars } from '#lib/money.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import { formatTyped } from './calculation.ts';
import { Apply, Fields, Initial, Mistakes, Panels, Payment, Result } from './FinancingCalculator.styles.ts';
import type { Props } from './FinancingCalculator.schema.ts';
import type { words } from './FinancingCalculator.words.ts';
import { type Calculated, fieldNames, useCalculator } from './useCalculator.ts';

/** Amount, term and rate give a monthly payment (CALC-01 to CALC-06). */
export function FinancingCalculator(props: Props) {
  const { heading, level, text, apply, example } = props;
  const { id } = useSection();
  const word = useWords<typeof words>();
  const { messages, result, banner, fieldRef, leave, submit } = useCalculator(props);
  const listed = fieldNames.filter((name) => messages[name] !== undefined);
  return (
    <SectionFrame heading={heading} level={level} headingId={`${id}-heading`} intro={text}>
      {listed.length > 0 && (
        <Mistakes
          severity="error"
          id={`${id}-errors`}
          ref={banner}
          heading={word('errorsHeading')}
          links={listed.map((name) => ({ text: messages[name] ?? '', href: `#${id}-${name}` }))}
        />
      )}
      <Panels>
        <Fields onSubmit={submit} noValidate>
          {fieldNames.map((name) => (
            <TextField
              key={name}
              id={`${id}-${name}`}
              name={name}
              label={props[name].label}
              error={messages[name]}
              aria-required
              inputMode={name === 'term' ? 'numeric' : 'decimal'}
              autoComplete="off"
              onBlur={() => void leave(name)}
              ref={fieldRef(name)}
            />
          ))}
          <ScriptNote>{word('scriptNeeded')}</ScriptNote>
          <ScriptOnly>
            <Button type="submit" fullWidth>
              {word('calculate')}
            </Button>
          </ScriptOnly>
        </Fields>
        <Result data-part="result">
          <div role="status">
            <Outcome {...{ ...props, result }} />
          </div>
          {result && (
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

/** The monthly payment; the author's words until there is one. */
function Outcome({ level, initial, result }: Props & { result: Calculated | undefined }) {
  const { locale } = useSection();
  const word = useWords<typeof words>();
  if (!result) return <Initial component="p" variant="subtitle1" html={initial} />;
  const { typed, payment } = result;
  return (
    <>
      <Heading level={levelBelow(level)} variant="h4">
        {word('paymentHeading')}
      </Heading>
      <Payment variant="figure">{formatDollars(payment, locale)}</Payment>
      <p>
        {word('paymentFor', {
          amount: formatTyped('amount', typed.amount),
          rate: formatTyped('rate', typed.rate),
          term: typed.term,
        })}
      </p>
    </>
  );
}
