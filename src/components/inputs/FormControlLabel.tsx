import { capitalize } from '@mui/material/utils';
import type { FormControlLabelProps as MuiFormControlLabelProps } from '@mui/material/FormControlLabel';
import { cloneElement, type ReactElement, type ReactNode, useId } from 'react';
import type { Refused, RefusedName } from '#components/muiProps.ts';
import { stateClasses } from '#components/utils/stateClasses.ts';
import type { NativeProps } from '#theme/NativeProps.ts';
import { styled, useThemeProps } from '#theme/styled.ts';

const name = 'MuiFormControlLabel';

type Placement = NonNullable<MuiFormControlLabelProps['labelPlacement']>;

interface State {
  readonly ownerState: { readonly disabled: boolean; readonly labelPlacement: Placement };
}

const Root = styled('div', {
  name,
  slot: 'Root',
  overridesResolver: ({ ownerState: { labelPlacement } }: State, styles) => [
    styles['root'],
    styles[`labelPlacement${capitalize(labelPlacement)}`],
  ],
})<State>(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: spacing(1.5),
  alignItems: 'start',
  paddingBlock: spacing(1),
  variants: [
    {
      props: { labelPlacement: 'start' },
      style: { gridTemplateColumns: '1fr auto', '& > label': { order: -1 } },
    },
    {
      props: { labelPlacement: 'bottom' },
      style: { gridTemplateColumns: 'auto', justifyItems: 'center', rowGap: spacing(0.5) },
    },
    {
      props: { labelPlacement: 'top' },
      style: {
        gridTemplateColumns: 'auto',
        justifyItems: 'center',
        rowGap: spacing(0.5),
        '& > label': { order: -1 },
      },
    },
  ],
}));

const Label = styled('label', { name, slot: 'Label' })<State>({ cursor: 'pointer' });
const Notes = styled('div', { name, slot: 'Notes' })({ gridColumn: 2 });

type OfControl = Pick<MuiFormControlLabelProps, 'checked' | 'disabled' | 'name' | 'required' | 'value'> & {
  readonly onChange?: (event: never, checked: boolean) => void;
};

export interface FormControlLabelProps
  extends
    NativeProps<typeof Root, 'children' | keyof OfControl | RefusedName<'FormControlLabel'>>,
    OfControl,
    Refused<'FormControlLabel'> {
  /** A `Checkbox` or `Radio`. Its own props win over those given here. */
  readonly control: ReactElement<OfControl & { id?: string | undefined }>;
  readonly label: ReactNode;
  /** @default 'end' */
  readonly labelPlacement?: Placement;
  /** Shown below the label, such as help text. */
  readonly notes?: ReactNode;
  readonly slotProps?: { readonly typography?: NativeProps<typeof Label> };
}

/**
 * A checkbox or radio button with its label. Takes MUI's props and is themed as `MuiFormControlLabel`. The label is
 * next to the `input`, not around it, so that one press is one click, and links in the label work.
 */
export function FormControlLabel(props: FormControlLabelProps) {
  const {
    control,
    label,
    labelPlacement = 'end',
    notes,
    className,
    slotProps,
    ...others
  } = useThemeProps({
    props,
    name,
  });
  const {
    checked,
    disabled,
    name: group,
    required,
    value,
    onChange,
    htmlFor: _own,
    form: _ofControl,
    ...rest
  } = others;
  const own = useId();
  const given = { checked, disabled, name: group, required, value, onChange, id: own };
  const added = Object.entries(given).filter(
    ([key, one]) => one !== undefined && control.props[key as keyof typeof given] === undefined,
  );
  const { id = own, disabled: isDisabled = disabled ?? false } = control.props;
  const ownerState = { disabled: isDisabled, labelPlacement };
  return (
    <Root {...rest} className={stateClasses({ disabled: isDisabled }, className)} ownerState={ownerState}>
      {added.length === 0 ? control : cloneElement(control, Object.fromEntries(added))}
      <Label {...slotProps?.typography} htmlFor={id} ownerState={ownerState}>
        {label}
      </Label>
      {notes && <Notes>{notes}</Notes>}
    </Root>
  );
}
