import { ChoiceGroup, type ChoiceGroupProps } from '#components/fields/ChoiceGroup.tsx';

export interface RadioGroupProps extends Omit<ChoiceGroupProps, 'defaultValue'> {
  /** The value that is chosen at first. */
  readonly defaultValue?: string;
}

/** One choice of several, all in sight, under one question. */
export function RadioGroup({ defaultValue, ...props }: RadioGroupProps) {
  return (
    <ChoiceGroup type="radio" defaultValue={defaultValue === undefined ? [] : [defaultValue]} {...props} />
  );
}
