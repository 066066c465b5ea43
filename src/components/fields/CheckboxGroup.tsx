import { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup.tsx';

/** Checkboxes under one question, any number of which can be ticked. */
export function CheckboxGroup(props: ChoiceGroupProps) {
  return <ChoiceGroup type="checkbox" {...props} />;
}
