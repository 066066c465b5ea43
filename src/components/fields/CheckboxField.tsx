import type { InlineHtml } from '#content/fields.ts';
import { Checkbox, type CheckboxProps } from '#components/inputs/Checkbox.tsx';
import { FieldNotes, type FieldText, useFieldIds } from './FieldFrame.tsx';
import { FormControlLabel } from '#components/inputs/FormControlLabel.tsx';
import { Inline } from '#components/data-display/Typography.tsx';
import { OptionalMark } from '#components/inputs/FormLabel.tsx';

export interface CheckboxFieldProps extends FieldText, Omit<CheckboxProps, 'children' | keyof FieldText> {
  /** A longer label with links, used instead of `label`. */
  readonly labelHtml?: InlineHtml;
}

/**
 * A checkbox with its label, help and error. All props of an `input`, including `ref`, go to the `input`; `className`
 * and `sx` go to the outer element.
 */
export function CheckboxField({
  label,
  labelHtml,
  helperText,
  error,
  optionalMark,
  id,
  className,
  sx,
  'aria-describedby': more,
  ...input
}: CheckboxFieldProps) {
  const ids = useFieldIds(id, { helperText, error }, more);
  return (
    <FormControlLabel
      {...{ className, sx }}
      control={
        <Checkbox {...input} id={ids.field} error={Boolean(error)} aria-describedby={ids.describedBy} />
      }
      label={
        <>
          {labelHtml === undefined ? label : <Inline html={labelHtml} />}
          {optionalMark && <OptionalMark> {optionalMark}</OptionalMark>}
        </>
      }
      notes={(helperText || error) && <FieldNotes {...{ ids, helperText, error }} />}
    />
  );
}
