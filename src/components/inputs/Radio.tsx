import { capitalize } from '@mui/material/utils';
import type { RadioProps as MuiRadioProps } from '@mui/material/Radio';
import { useRadioGroup } from '@mui/material/RadioGroup';
import type { ChangeEvent } from 'react';
import type { Refused, RefusedName } from '#components/muiProps.ts';
import { stateClasses } from '#components/utils/stateClasses.ts';
import type { NativeProps } from '#theme/NativeProps.ts';
import { styled, useThemeProps } from '#theme/styled.ts';

const name = 'MuiRadio';

interface RadioLooks {
  readonly color: NonNullable<MuiRadioProps['color']>;
  readonly size: NonNullable<MuiRadioProps['size']>;
}

const Root = styled('input', {
  name,
  slot: 'Root',
  overridesResolver: ({ ownerState: { color, size } }: { ownerState: RadioLooks }, styles) => [
    styles['root'],
    styles[`color${capitalize(color)}`],
    styles[`size${capitalize(size)}`],
  ],
})<{ ownerState: RadioLooks }>({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  margin: 0,
});

export interface RadioProps
  extends
    NativeProps<typeof Root, 'type' | 'size' | 'onChange' | RefusedName<'Radio'>>,
    Partial<RadioLooks>,
    Refused<'Radio'> {
  /** Shows the error style. The group marks itself as invalid. */
  readonly error?: boolean;
  readonly onChange?: (event: ChangeEvent<HTMLInputElement>, checked: boolean) => void;
  readonly slotProps?: { readonly input?: NativeProps<'input'> };
}

/**
 * A radio button without a label; add one with `FormControlLabel`. All props of an `input`, including `ref`, go to the
 * `input`. Takes MUI's props, works in MUI's RadioGroup, and is themed as `MuiRadio`; see `Checkbox`.
 */
export function Radio(props: RadioProps) {
  const {
    error = false,
    color = 'primary',
    size = 'medium',
    className,
    slotProps,
    onChange,
    ...input
  } = useThemeProps({ props, name });
  const group = useRadioGroup();
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event, event.target.checked);
    group?.onChange?.(event, event.target.value);
  };
  const ofGroup = group && { name: group.name, checked: String(group.value) === String(input.value) };
  return (
    <Root
      {...ofGroup}
      {...input}
      {...slotProps?.input}
      type="radio"
      onChange={onChange || group ? change : undefined}
      className={stateClasses({ error }, className)}
      ownerState={{ color, size }}
    />
  );
}
