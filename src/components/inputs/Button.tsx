import MuiButton, { type ButtonProps as MuiButtonProps } from '@mui/material/Button';
import type { AnchorHTMLAttributes, ComponentType, ElementType, MouseEvent } from 'react';
import { Ring } from '#components/feedback/Spinner.tsx';
import { stateClasses } from '#components/utils/stateClasses.ts';

type LinkProps = Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'target' | 'rel' | 'hrefLang' | 'download'>;

export type ButtonProps = Omit<MuiButtonProps, 'loading' | 'loadingPosition'> &
  LinkProps & {
    readonly component?: ElementType;
    /** Keeps a disabled button in the tab order, so that a visitor who has just pressed it does not lose the focus. */
    readonly focusableWhenDisabled?: boolean;
    /**
     * Shows a spinner next to the label and disables the button, e.g. while something is being sent. The button keeps
     * the focus.
     */
    readonly loading?: boolean | null;
    /** Which icon the spinner replaces. */
    readonly loadingPosition?: 'start' | 'end';
    /**
     * Label while loading, such as "Sending", which is then the button's name. Implies `loading`. To have it announced,
     * put it in a status next to the button: a button whose text is in a status has no name.
     */
    readonly loadingLabel?: string | undefined;
  };

// Typed so that it accepts `component`.
const Root = MuiButton as ComponentType<MuiButtonProps & { readonly component?: ElementType }>;

/** Keeps a click from submitting the form. */
const doNothing = (event: MouseEvent) => event.preventDefault();

/**
 * MUI's Button. With `href` it is a link that looks like a button and ships no script. Use the variant `contained` for
 * the main action, `outlined` for secondary ones and `text` for the least prominent; use the color `inverse` on dark
 * panels.
 */
export function Button({
  loading,
  loadingLabel,
  loadingIndicator = <Ring aria-hidden="true" />,
  loadingPosition = 'start',
  disabled = false,
  focusableWhenDisabled = false,
  startIcon,
  endIcon,
  children,
  ...rest
}: ButtonProps) {
  const isLoading = loading ?? loadingLabel !== undefined;
  const isWaiting = isLoading || (disabled && focusableWhenDisabled);
  const waiting = isWaiting && {
    'aria-disabled': true,
    className: stateClasses({ disabled: true }, rest.className),
    onClick: doNothing,
  };
  return (
    <Root
      {...rest}
      {...waiting}
      disabled={disabled && !isWaiting}
      startIcon={isLoading ? loadingPosition === 'start' && loadingIndicator : startIcon}
      endIcon={isLoading ? loadingPosition === 'end' && loadingIndicator : endIcon}
    >
      {isLoading ? (loadingLabel ?? children) : children}
    </Root>
  );
}
