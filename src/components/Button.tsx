import MuiButton, { type ButtonProps as MuiButtonProps } from '@mui/material/Button';
import type { AnchorHTMLAttributes } from 'react';
import { Spinner } from './Spinner.tsx';

type LinkProps = Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'target' | 'rel' | 'hrefLang' | 'download'>;

export type ButtonProps = MuiButtonProps &
  LinkProps & {
    /** While something is sent: what is happening, shown in place of the button's words; the button is disabled. */
    readonly loadingLabel?: string;
  };

/**
 * MUI's Button. With `href` it is a link that looks like a button, and ships no script. `variant` is `contained` for
 * the main action, `outlined` beside it, `text` for words only; `color` is `inverse` on deep panels.
 */
export function Button({ loadingLabel, disabled, children, ...rest }: ButtonProps) {
  const isLoading = loadingLabel !== undefined;
  return (
    <MuiButton {...rest} disabled={disabled === true || isLoading}>
      {isLoading ? <Spinner label={loadingLabel} /> : children}
    </MuiButton>
  );
}
