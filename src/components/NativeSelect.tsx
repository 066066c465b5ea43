import styled from '@emotion/styled';
import { radius } from '#theme/tokens.ts';
import { vars } from '#theme/vars.ts';
import { Icon } from './Icon.tsx';

const Root = styled.div({
  display: 'grid',
  gap: '.4rem',
  maxWidth: '22rem',
  '& label': { fontWeight: 650 },
  '& .select': { position: 'relative' },
  '& select': {
    appearance: 'none',
    width: '100%',
    minHeight: '3rem',
    padding: '.65rem 2.75rem .65rem .875rem',
    cursor: 'pointer',
    textOverflow: 'ellipsis',
    border: `1px solid ${vars.control}`,
    borderRadius: radius.control,
    background: vars.raised,
  },
  '& select:hover': { borderColor: vars.text },
  '& svg': {
    position: 'absolute',
    insetBlockStart: '.75rem',
    insetInlineEnd: '.8rem',
    pointerEvents: 'none',
  },
});

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
