import { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup.tsx';

/** One choice of several, all in sight. */
export function RadioGroup({
  defaultValue,
  ...props
}: Omit<ChoiceGroupProps, 'defaultValue'> & { defaultValue?: string }) {
  return (
    <ChoiceGroup type="radio" defaultValue={defaultValue === undefined ? [] : [defaultValue]} {...props} />
  );
}
