import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import type { InlineHtml } from '#content/text.ts';
import { choiceStyles } from './choiceStyles.ts';
import { Inline } from './Inline.tsx';
import { FieldNotes, type FieldText, fieldWordStyles, useFieldIds } from './FieldFrame.tsx';

const Root = styled.div({ ...fieldWordStyles, ...choiceStyles });

/** One checkbox with its label beside it. Everything an `input` takes goes to the `input`, `ref` included. */
export function CheckboxInput({
  label,
  labelHtml,
  hint,
  error,
  optionalMark,
  id,
  className,
  'aria-describedby': more,
  ...input
}: FieldText &
  Omit<ComponentProps<'input'>, 'type' | 'children'> & {
    /** Longer words beside the box, with links, in place of the label. */
    labelHtml?: InlineHtml;
  }) {
  const ids = useFieldIds(id, { hint, error }, more);
  return (
    <Root className={className}>
      <div className="choice">
        <input
          {...input}
          type="checkbox"
          id={ids.field}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={ids.describedBy}
        />
        <label htmlFor={ids.field}>
          {labelHtml === undefined ? label : <Inline html={labelHtml} />}
          {optionalMark && <span className="optional"> {optionalMark}</span>}
        </label>
        <FieldNotes ids={ids} hint={hint} error={error} />
      </div>
    </Root>
  );
}
