import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { choiceStyles } from './choiceStyles.ts';
import { FieldNotes, type FieldText, fieldWordStyles, useFieldIds } from './FieldFrame.tsx';
import type { Choice } from './SelectInput.tsx';

const Root = styled.fieldset({
  ...fieldWordStyles,
  ...choiceStyles,
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& legend': { padding: 0 },
  '& .choices': { marginTop: '.35rem' },
});

export interface ChoiceGroupProps
  extends FieldText, Omit<ComponentProps<'input'>, 'type' | 'defaultValue' | 'value' | 'checked'> {
  readonly options: readonly Choice[];
  /** Values that are chosen at first. */
  readonly defaultValue?: readonly string[];
}

/**
 * Radio buttons or checkboxes under one question. The first one has the group's id, so that a link to the group
 * leads to something that can be focused. `name`, `ref` and handlers go to each of them.
 */
export function ChoiceGroup({
  type,
  label,
  hint,
  error,
  optionalMark,
  options,
  defaultValue = [],
  id,
  className,
  required,
  'aria-describedby': more,
  ...input
}: ChoiceGroupProps & { type: 'radio' | 'checkbox' }) {
  const ids = useFieldIds(id, { hint, error }, more);
  const isRadio = type === 'radio';
  const state = isRadio
    ? ({
        role: 'radiogroup',
        'aria-required': required || undefined,
        'aria-invalid': Boolean(error) || undefined,
      } as const)
    : {};
  return (
    <Root
      {...state}
      className={[error ? 'invalid' : '', className ?? ''].join(' ').trim() || undefined}
      aria-describedby={ids.describedBy}
    >
      <legend className="label">
        {label}
        {optionalMark && <span className="optional"> {optionalMark}</span>}
      </legend>
      <FieldNotes ids={ids} hint={hint} error={error} />
      <div className="choices">
        {options.map(({ value, label: words }, index) => {
          const own = index === 0 ? ids.field : `${ids.field}-${index + 1}`;
          return (
            <div className="choice" key={value}>
              <input
                {...input}
                type={type}
                id={own}
                value={value}
                defaultChecked={defaultValue.includes(value)}
                required={isRadio && required}
                aria-invalid={(!isRadio && Boolean(error)) || undefined}
              />
              <label htmlFor={own}>{words}</label>
            </div>
          );
        })}
      </div>
    </Root>
  );
}
