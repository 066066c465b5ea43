import { Button } from '#components/inputs/Button.tsx';
import { TextField } from '#components/fields/TextField.tsx';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import { fieldNames } from './calculation.ts';
import { Fields } from './FinancingCalculator.styles.ts';
import type { Props } from './FinancingCalculator.schema.ts';
import type { words } from './FinancingCalculator.words.ts';
import type { useCalculator } from './useCalculator.ts';

interface CalculatorFormProps extends Pick<Props, 'amount' | 'term' | 'rate'> {
  readonly calculator: ReturnType<typeof useCalculator>;
  /** URL that the form is submitted to without JavaScript. */
  readonly action: string;
}

/** The three fields. They contain nothing personal, so they may be in an address or bookmark. */
export function CalculatorForm({ calculator, action, ...limits }: CalculatorFormProps) {
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
