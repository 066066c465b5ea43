import type { PicturedChoice } from '#lib/values/Choice.ts';
import type { ComponentProps } from 'react';
import { styled } from '#theme/styled.ts';
import { Checkbox } from '#components/inputs/Checkbox.tsx';
import { FieldNotes, type FieldText, useFieldIds } from './FieldFrame.tsx';
import { FormControl } from '#components/inputs/FormControl.tsx';
import { FormControlLabel } from '#components/inputs/FormControlLabel.tsx';
import { FormGroup } from '#components/inputs/FormGroup.tsx';
import { FormLabel } from '#components/inputs/FormLabel.tsx';
import { Radio } from '#components/inputs/Radio.tsx';
import { Typography } from '#components/data-display/Typography.tsx';

/** Checkboxes under one question, any number of which can be ticked. */
export function CheckboxGroup(props: ChoiceGroupProps) {
  return <ChoiceGroup type="checkbox" {...props} />;
}

export interface RadioFieldProps extends Omit<ChoiceGroupProps, 'defaultValue'> {
  /** The initially selected value. */
  readonly defaultValue?: string;
}

/** Radio buttons under one question, one of which can be selected. */
export function RadioField({ defaultValue, ...props }: RadioFieldProps) {
  return (
    <ChoiceGroup type="radio" defaultValue={defaultValue === undefined ? [] : [defaultValue]} {...props} />
  );
}

const Choices = styled(FormGroup, { name: 'PorticoFieldFrame', slot: 'Choices' })(
  ({ theme: { spacing } }) => ({ marginTop: spacing(0.75) }),
);

/** An option with a picture beside its words. */
const Pictured = styled('span', { name: 'PorticoFieldFrame', slot: 'Pictured' })(
  ({ theme: { spacing, vars } }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: spacing(1.5),
    '& > img': { width: spacing(6), height: spacing(6), borderRadius: vars.shape.markRadius },
  }),
);

type WordsProps = Pick<PicturedChoice, 'label' | 'text'>;

const Words = ({ label, text }: WordsProps) => (
  <span>
    {label}
    {text !== undefined && (
      <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
        {text}
      </Typography>
    )}
  </span>
);

const PicturedWords = ({ picture, ...words }: WordsProps & { readonly picture: string }) => (
  <Pictured>
    <img src={picture} alt="" width={48} height={48} loading="lazy" />
    <Words {...words} />
  </Pictured>
);

export interface ChoiceGroupProps
  extends
    FieldText,
    Omit<
      ComponentProps<'input'>,
      'type' | 'size' | 'color' | 'defaultValue' | 'value' | 'checked' | keyof FieldText
    > {
  readonly options: readonly PicturedChoice[];
  /** The initially selected values. */
  readonly defaultValue?: readonly string[];
  /** Styles of the `fieldset`. */
  readonly sx?: ComponentProps<typeof FormControl>['sx'];
}

function labelOf(words: WordsProps, picture: string | undefined) {
  if (picture !== undefined) return <PicturedWords {...words} picture={picture} />;
  return words.text === undefined ? words.label : <Words {...words} />;
}

/**
 * Radio buttons or checkboxes under one question. The first one has the group's id, so that links to the group lead to
 * a focusable element. Each of them gets `name`, `ref` and the event handlers.
 */
export function ChoiceGroup({
  type,
  label,
  helperText,
  error,
  optionalMark,
  options,
  defaultValue = [],
  id,
  className,
  sx,
  required,
  'aria-describedby': more,
  ...input
}: ChoiceGroupProps & { type: 'radio' | 'checkbox' }) {
  const ids = useFieldIds(id, { helperText, error }, more);
  const isRadio = type === 'radio';
  const isWrong = Boolean(error);
  const state = isRadio
    ? ({
        role: 'radiogroup',
        'aria-required': required || undefined,
        'aria-invalid': isWrong || undefined,
      } as const)
    : {};
  const Control = isRadio ? Radio : Checkbox;
  return (
    <FormControl component="fieldset" {...state} {...{ className, sx }} aria-describedby={ids.describedBy}>
      <FormLabel component="legend" mark={optionalMark}>
        {label}
      </FormLabel>
      <FieldNotes {...{ ids, helperText, error }} />
      <Choices>
        {options.map(({ value, picture, ...words }, index) => (
          <FormControlLabel
            key={value}
            sx={picture === undefined ? undefined : { alignItems: 'center', paddingBlock: 0.5 }}
            label={labelOf(words, picture)}
            control={
              <Control
                {...input}
                id={index === 0 ? ids.field : `${ids.field}-${index + 1}`}
                value={value}
                defaultChecked={defaultValue.includes(value)}
                required={isRadio && required}
                error={isWrong}
              />
            }
          />
        ))}
      </Choices>
    </FormControl>
  );
}
