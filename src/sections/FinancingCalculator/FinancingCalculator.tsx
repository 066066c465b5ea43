import { type FormEvent, useRef, useState } from 'react';
import { Alert } from '#components/Alert.tsx';
import { Button } from '#components/Button.tsx';
import { Heading } from '#components/Heading.tsx';
import { Inline } from '#components/Inline.tsx';
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
import { Root } from './FinancingCalculator.styles.ts';
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
    <Root aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <Heading level={level} html={heading} id={`${id}-heading`} />
        {text && <Inline component="p" className="intro" html={text} />}
        {isListed && listed.length > 0 && (
          <Alert
            severity="error"
            id={`${id}-errors`}
            ref={banner}
            heading={word('errorsHeading')}
            links={listed.map((name) => ({ text: messages[name] ?? '', href: `#${id}-${name}` }))}
          />
        )}
        <div className="panels">
          <form onSubmit={submit} noValidate>
            {names.map((name) => (
              <TextField
                key={name}
                id={`${id}-${name}`}
                name={name}
                label={props[name].label}
                error={messages[name]}
                aria-required
                aria-invalid={messages[name] !== undefined || undefined}
                inputMode={name === 'term' ? 'numeric' : 'decimal'}
                autoComplete="off"
                onBlur={() => leave(name)}
                ref={(field) => {
                  fields.current[name] = field;
                }}
              />
            ))}
            <p className="no-script" data-nosnippet="">
              {word('scriptNeeded')}
            </p>
            <Button type="submit">{word('calculate')}</Button>
          </form>
          <div className="result">
            <div role="status">
              {result ? (
                <>
                  <Heading level={inner}>{word('paymentHeading')}</Heading>
                  <p className="payment">{formatDollars(result.payment, locale)}</p>
                  <p>
                    {word('paymentFor', {
                      amount: formatTyped('amount', result.typed.amount),
                      rate: formatTyped('rate', result.typed.rate),
                      term: result.typed.term,
                    })}
                  </p>
                </>
              ) : (
                <Inline component="p" className="initial" html={initial} />
              )}
            </div>
            {result && (
              <a className="apply" href={apply.href} aria-label={apply.label}>
                {apply.text}
              </a>
            )}
            <Inline component="p" className="example" html={example} />
          </div>
        </div>
      </div>
    </Root>
  );
}
