import { cloneElement, type ComponentProps, type ReactElement, type ReactNode, useId } from 'react';
import { styled, useThemeProps } from '#theme/styled.ts';

const name = 'MuiFormControlLabel';

const Root = styled('div', { name, slot: 'Root' })(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: spacing(1.5),
  alignItems: 'start',
  paddingBlock: spacing(1),
}));

interface LabelState {
  readonly ownerState: { readonly disabled: boolean };
}
const Label = styled('label', { name, slot: 'Label' })<LabelState>({ cursor: 'pointer' });
const Notes = styled('div', { name, slot: 'Notes' })({ gridColumn: 2 });

export interface FormControlLabelProps extends Omit<ComponentProps<typeof Root>, 'children'> {
  /** A `Checkbox` or `Radio`. */
  readonly control: ReactElement<{ id?: string | undefined; disabled?: boolean | undefined }>;
  readonly label: ReactNode;
  /** Shown below the label, such as help text. */
  readonly notes?: ReactNode;
}

/**
 * A checkbox or radio button with its label. Replaces MUI's FormControlLabel and is themed as `MuiFormControlLabel`.
 * The label is next to the `input`, not around it, so that one press is one click, and links in the label work.
 */
export function FormControlLabel(props: FormControlLabelProps) {
  const { control, label, notes, ...rest } = useThemeProps({ props, name });
  const own = useId();
  const { id = own, disabled = false } = control.props;
  return (
    <Root {...rest}>
      {control.props.id === undefined ? cloneElement(control, { id }) : control}
      <Label htmlFor={id} ownerState={{ disabled }}>
        {label}
      </Label>
      {notes && <Notes>{notes}</Notes>}
    </Root>
  );
}
