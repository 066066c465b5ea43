import styled from '@emotion/styled';
import { Icon } from './Icon.tsx';
import { nativeSelectStyles } from './nativeSelectStyles.ts';

const Root = styled.div({ display: 'grid', gap: '.4rem', maxWidth: '22rem', ...nativeSelectStyles });

export interface NativeSelectProps {
  readonly id: string;
  readonly label: string;
  /** The first one is chosen. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A choice for sections without React in the browser; islands take `SelectInput`. */
export function NativeSelect({ id, label, options }: NativeSelectProps) {
  return (
    <Root>
      <label htmlFor={id}>{label}</label>
      <span className="select">
        <select id={id}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </span>
    </Root>
  );
}
