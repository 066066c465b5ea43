import { FieldFrame, useFieldIds } from '#components/fields/FieldFrame.tsx';
import { InputBase } from '#components/inputs/InputBase.tsx';
import { useSection } from '#section-kit/sectionContext.tsx';
import { Row, Slider } from './Calculator.styles.ts';
import { type Field, numberIn, sliderValue, spokenAs } from './typedNumbers.ts';
import type { CalculatorState } from './useCalculator.ts';

const endOf = ({ unit }: Field, { language: { word } }: CalculatorState) => {
  if (unit === 'dollars') return undefined;
  return unit === 'percent' ? '%' : word(unit);
};

/** A text field, and beside it a slider with the same label and value. Only the text field is submitted. */
export function NumberField({ field, calculator }: NumberFieldProps) {
  const { id } = useSection();
  const { form, language } = calculator;
  const { name, unit, label, help, min, max, step, initial } = field;
  const error = calculator.mistake(field);
  const notes = { ...(help === undefined ? {} : { helperText: help }), error };
  const ids = useFieldIds(`${id}-${name}`, notes);
  const labelId = `${ids.field}-label`;
  const value = numberIn(field, form.values) ?? initial;
  return (
    <FieldFrame {...{ ids, label, ...notes }} slotProps={{ inputLabel: { id: labelId } }}>
      <Row>
        <InputBase
          {...form.text(name)}
          inputMode={unit === 'years' || unit === 'months' ? 'numeric' : 'decimal'}
          autoComplete="off"
          aria-required
          aria-describedby={ids.describedBy}
          error={error !== ''}
          startAdornment={unit === 'dollars' ? '$' : undefined}
          endAdornment={endOf(field, calculator)}
        />
        <Slider
          type="range"
          id={`${ids.field}-slider`}
          aria-labelledby={labelId}
          aria-valuetext={spokenAs(unit, value, language)}
          {...{ min, max, step }}
          value={sliderValue(field, value)}
          onChange={({ currentTarget }) => calculator.slide(field, currentTarget)}
          onPointerUp={calculator.rest}
          onKeyUp={calculator.rest}
          onBlur={calculator.rest}
        />
      </Row>
    </FieldFrame>
  );
}
interface NumberFieldProps {
  readonly field: Field;
  readonly calculator: CalculatorState;
}
