import MuiButton, { type ButtonProps as MuiButtonProps } from '@mui/material/Button';
import type { AnchorHTMLAttributes, ComponentType, ElementType } from 'react';
import { Spinner } from '#components/feedback/Spinner.tsx';

type LinkProps = Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'target' | 'rel' | 'hrefLang' | 'download'>;

export type ButtonProps = Omit<MuiButtonProps, 'loading' | 'loadingIndicator' | 'loadingPosition'> &
  LinkProps & {
    readonly component?: ElementType;
    /** Shows a spinner next to the label and disables the button, e.g. while something is being sent. */
    readonly loading?: boolean;
    /** Label while loading, such as "Sending". Implies `loading`. */
    readonly loadingLabel?: string | undefined;
  };

// Typed so that it accepts `component`.
const Root = MuiButton as ComponentType<MuiButtonProps & { readonly component?: ElementType }>;

/**
 * MUI's Button. With `href` it is a link that looks like a button and ships no script. Use the variant `contained` for
 * the main action, `outlined` for secondary ones and `text` for the least prominent; use the color `inverse` on dark
 * panels. `loading` shows the library's Spinner,
 * because MUI's indicator writes an inline style, which the Content Security Policy forbids.
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
  if (!isLoading)
    return (
      <Root {...rest} disabled={disabled === true} startIcon={startIcon} endIcon={endIcon}>
        {children}
      </Root>
    );
  return (
    <Root {...rest} disabled>
      <Spinner label={loadingLabel ?? children} />
    </Root>
  );
}
