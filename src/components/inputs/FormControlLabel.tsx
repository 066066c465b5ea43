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
  /** A `Checkbox` or a `Radio`. */
  readonly control: ReactElement<{ id?: string | undefined; disabled?: boolean | undefined }>;
  readonly label: ReactNode;
  /** Stand under the label, such as help. */
  readonly notes?: ReactNode;
}

/**
 * A checkbox or radio button with its label beside it. Stands in for MUI's FormControlLabel under its theme name; the
 * label stands beside the `input` instead of around it, so that a press counts once, and links inside it are links.
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
