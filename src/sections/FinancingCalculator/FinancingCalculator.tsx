import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { Heading } from '#components/Heading.tsx';
import { Inline } from '#components/Inline.tsx';
import { ScriptNote } from '#components/ScriptNote.tsx';
import { ScriptOnly } from '#components/ScriptOnly.tsx';
import { SectionFrame } from '#components/SectionFrame.tsx';
import { TextField } from '#components/TextField.tsx';
import type { HeadingLevel } from '#content/heading.ts';
import { formatDollars } from '#lib/money.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import {
  checkTyped,
  type FieldName,
  formatTyped,
  type Messages,
  paymentFor,
  type Typed,
} from './calculation.ts';
import { Apply, Fields, Initial, Mistakes, Panels, Payment, Result } from './FinancingCalculator.styles.ts';
import type { Props } from './FinancingCalculator.schema.ts';
import type { words } from './FinancingCalculator.words.ts';

const names = ['amount', 'term', 'rate'] as const;

/** Amount, term and rate give a monthly payment (CALC-01 to CALC-06). */
export function FinancingCalculator(props: Props) {
  const { heading, level, text, initial, apply, example } = props;
  const { id, locale } = useSection();
  const word = useWords<typeof words>();
  const fields = useRef<Partial<Record<FieldName, HTMLInputElement | null>>>({});
  const banner = useRef<HTMLElement>(null);
  const [messages, setMessages] = useState<Messages>({});
  const [isListed, setListed] = useState(false);
  const [result, setResult] = useState<{ typed: Typed; payment: number }>();

  const typed = (): Typed => {
    const value = (name: FieldName) => fields.current[name]?.value ?? '';
    return { amount: value('amount'), term: value('term'), rate: value('rate') };
  };
  const calculate = () => {
    const now = typed();
    const found = checkTyped(now, props);
    const payment = Object.keys(found).length === 0 ? paymentFor(now) : undefined;
    setResult(payment === undefined ? undefined : { typed: now, payment });
    return found;
  };
  const leave = (name: FieldName) => {
    const field = fields.current[name];
    if (!field) return;
    const found = calculate()[name];
    setMessages((before) => ({ ...before, [name]: found }));
    if (found === undefined) field.value = formatTyped(name, field.value);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = calculate();
    setMessages(found);
    setListed(Object.keys(found).length > 0);
    // The list is in the page after the next render.
    setTimeout(() => banner.current?.focus(), 0);
  };
  const listed = names.filter((name) => messages[name] !== undefined);
  const inner = Math.min(level + 1, 4) as HeadingLevel;
  return (
    <SectionFrame heading={heading} level={level} headingId={`${id}-heading`} intro={text}>
      {isListed && listed.length > 0 && (
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
          {names.map((name) => (
            <TextField
              key={name}
              id={`${id}-${name}`}
              name={name}
              label={props[name].label}
              error={messages[name]}
              aria-required
              inputMode={name === 'term' ? 'numeric' : 'decimal'}
              autoComplete="off"
              onBlur={() => leave(name)}
              ref={(field) => {
                fields.current[name] = field;
              }}
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
            {result ? (
              <>
                <Heading level={inner} variant="h4">
                  {word('paymentHeading')}
                </Heading>
                <Payment variant="figure">{formatDollars(result.payment, locale)}</Payment>
                <p>
                  {word('paymentFor', {
                    amount: formatTyped('amount', result.typed.amount),
                    rate: formatTyped('rate', result.typed.rate),
                    term: result.typed.term,
                  })}
                </p>
              </>
            ) : (
              <Initial component="p" variant="subtitle1" html={initial} />
            )}
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
