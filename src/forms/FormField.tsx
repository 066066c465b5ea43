import { type Control, useFormState, type UseFormRegister, useWatch } from 'react-hook-form';
import { CheckboxGroup } from '#components/CheckboxGroup.tsx';
import { CheckboxInput } from '#components/CheckboxInput.tsx';
import { RadioGroup } from '#components/RadioGroup.tsx';
import { SelectInput } from '#components/SelectInput.tsx';
import { TextArea } from '#components/TextArea.tsx';
import { TextInput } from '#components/TextInput.tsx';
import { filterTyped } from './filters.ts';
import type { VisibleField } from './formDefinition.ts';
import type { RuleWords } from './rules.ts';

export type Values = Record<string, string | string[] | boolean | undefined>;

export interface FormFieldProps {
  readonly field: VisibleField;
  readonly id: string;
  readonly isRequired: boolean;
  readonly words: RuleWords;
  readonly control: Control<Values>;
  readonly register: UseFormRegister<Values>;
}

/** The error of one field; only this field renders again when it changes. */
function useFieldError(control: Control<Values>, name: string): string | undefined {
  const { errors } = useFormState({ control, name, exact: true });
  return errors[name]?.message;
}

/** How many characters are left; said aloud only near the end. */
function Counter({
  control,
  name,
  longest,
  words,
  id,
}: {
  control: Control<Values>;
  name: string;
  longest: number;
  words: RuleWords;
  id: string;
}) {
  const value = useWatch({ control, name });
  const left = longest - (typeof value === 'string' ? value.length : 0);
  const word = left < 0 ? words['charactersTooMany'] : words['charactersLeft'];
  return (
    <p id={`${id}-counter`} className="hint" aria-live={left < 20 ? 'polite' : 'off'}>
      {(word ?? '').replace('{count}', String(Math.abs(left)))}
    </p>
  );
}

const inputTypes = { text: 'text', email: 'email', phone: 'tel', zip: 'text' } as const;

/** One field of a form, by its kind. */
export function FormField({ field, id, isRequired, words, control, register }: FormFieldProps) {
  const error = useFieldError(control, field.name);
  const registered = register(field.name, {
    onChange: (event: { target: { value: string } }) => {
      const filtered = filterTyped(field, event.target.value);
      if (filtered !== event.target.value) event.target.value = filtered;
    },
  });
  const common = {
    ...registered,
    id,
    label: field.label,
    hint: field.hint,
    error,
    optionalMark: isRequired ? undefined : words['optional'],
    'aria-required': isRequired || undefined,
    'aria-invalid': error !== undefined || undefined,
  };
  switch (field.kind) {
    case 'textarea': {
      const { maxLength: longest } = field;
      const below = longest !== undefined && (
        <Counter control={control} name={field.name} longest={longest} words={words} id={id} />
      );
      return (
        <TextArea
          {...common}
          rows={6}
          below={below}
          aria-describedby={longest === undefined ? undefined : `${id}-counter`}
        />
      );
    }
    case 'select':
      return (
        <SelectInput
          {...common}
          options={field.options}
          placeholder={field.placeholder ?? words['selectPlaceholder']}
          autoComplete={field.autocomplete}
        />
      );
    case 'radioGroup':
      return <RadioGroup {...common} options={field.options} />;
    case 'checkboxGroup':
      return <CheckboxGroup {...common} options={field.options} />;
    case 'checkbox':
      return <CheckboxInput {...common} value="yes" />;
    default:
      return (
        <TextInput
          {...common}
          type={inputTypes[field.kind]}
          autoComplete={field.autocomplete}
          inputMode={field.kind === 'zip' ? 'numeric' : undefined}
          width={field.kind === 'zip' ? 'short' : field.kind === 'phone' ? 'medium' : 'full'}
        />
      );
  }
}
