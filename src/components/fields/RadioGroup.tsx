import { ChoiceGroup, type ChoiceGroupProps } from '#components/fields/ChoiceGroup.tsx';

export interface RadioGroupProps extends Omit<ChoiceGroupProps, 'defaultValue'> {
  /** The initially selected value. */
  readonly defaultValue?: string;
}

/** Radio buttons under one question, one of which can be selected. */
export function RadioGroup({ defaultValue, ...props }: RadioGroupProps) {
  return (
    <ChoiceGroup type="radio" defaultValue={defaultValue === undefined ? [] : [defaultValue]} {...props} />
  );
}
