import MuiButton, { type ButtonProps as MuiButtonProps } from '@mui/material/Button';
import type { AnchorHTMLAttributes, ComponentType, ElementType } from 'react';
import { useThemeProps } from '#theme/styled.ts';
import { Spinner } from '#components/feedback/Spinner.tsx';

type LinkProps = Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'target' | 'rel' | 'hrefLang' | 'download'>;

export type ButtonProps = Omit<MuiButtonProps, 'loading' | 'loadingIndicator' | 'loadingPosition'> &
  LinkProps & {
    readonly component?: ElementType;
    /** Something is being sent: a spinner stands beside the words, and the button is disabled. */
    readonly loading?: boolean;
    /** What is happening, in place of the button's words; `loading` follows from it. */
    readonly loadingLabel?: string | undefined;
  };

// Typed so that `component` is taken.
const Root = MuiButton as ComponentType<MuiButtonProps & { readonly component?: ElementType }>;

/**
 * MUI's Button. With `href` it is a link that looks like a button, and ships no script. `variant` is `contained` for
 * the main action (`data-main-action` in HTML, by which programs find it), `outlined` beside it, `text` for words only; `color` is `inverse` on deep panels. `loading` shows
 * the library's Spinner, because MUI's indicator writes an inline style, which pages forbid.
 */
export function Button({
  loading,
  loadingLabel,
  disabled,
  startIcon,
  endIcon,
  children,
  ...rest
}: ButtonProps) {
  const isLoading = loading ?? loadingLabel !== undefined;
  const { variant } = useThemeProps({ props: rest, name: 'MuiButton' });
  const mark = variant === 'contained' ? { 'data-main-action': '' } : {};
  if (!isLoading)
    return (
      <Root {...mark} {...rest} disabled={disabled === true} startIcon={startIcon} endIcon={endIcon}>
        {children}
      </Root>
    );
  return (
    <Root {...mark} {...rest} disabled>
      <Spinner label={loadingLabel ?? children} />
    </Root>
  );
}
