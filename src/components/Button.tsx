import styled from '@emotion/styled';
import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import type { Ref } from 'react';
import { vars } from '#theme/vars.ts';
import { primaryAction, quietAction, secondaryAction } from './actionStyles.ts';
import { Spinner } from './Spinner.tsx';

const Root = styled(ButtonBase)({
  '&.primary': primaryAction,
  '&.secondary': secondaryAction,
  '&.quiet': quietAction,
  '&:focus-visible': { outline: `3px solid ${vars.focus}`, outlineOffset: '3px' },
  '&.wide': { width: '100%' },
  '&:disabled': {
    background: vars.line,
    borderColor: 'transparent',
    color: vars.textMuted,
  },
});

export interface ButtonProps extends Omit<ButtonBaseProps, 'ref' | 'sx' | 'color'> {
  readonly look?: 'primary' | 'secondary' | 'quiet';
  /** As wide as its place. */
  readonly wide?: boolean;
  /** While something is sent: what is happening, shown in place of the button's words; the button is disabled. */
  readonly busyLabel?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button that does something on this page; what leads elsewhere is a `ButtonLink`. */
export function Button({
  look = 'primary',
  wide = false,
  busyLabel,
  disabled,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const classes = [look, wide && 'wide', className].filter(Boolean).join(' ');
  return (
    <Root {...rest} type={type} className={classes} disabled={disabled || busyLabel !== undefined}>
      {busyLabel === undefined ? children : <Spinner label={busyLabel} />}
    </Root>
  );
}
