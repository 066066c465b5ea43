import { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup.tsx';

/** Any number of choices of several, all in sight, under one question. */
export function CheckboxGroup(props: ChoiceGroupProps) {
  return <ChoiceGroup type="checkbox" {...props} />;
}
