import type { ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';
import { styled, useThemeProps } from '#theme/styled.ts';
import { Icon } from '#components/data-display/Icon.tsx';

const name = 'MuiTooltip';

/** Fits into a line of text without increasing its height. */
const Opener = styled(IconButton, { name, slot: 'Opener' })(({ theme: { spacing } }) => ({
  marginBlock: spacing(-1.5),
  verticalAlign: 'middle',
}));

const Bubble = styled('span', {
  name,
  slot: 'Tooltip',
  overridesResolver: (_props, styles) => [styles['popper'], styles['tooltip']],
})(({ theme: { spacing } }) => ({
  border: 0,
  // Above its button, or at the top of the window in browsers without anchor positioning.
  '@supports (position-area: block-start)': {
    inset: 'auto',
    // Minimum distance to the edges of the window.
    marginInline: spacing(1),
    positionArea: 'block-start',
    positionTryFallbacks: 'flip-block, block-start span-inline-end, block-end span-inline-end',
  },
}));

export interface TooltipButtonProps {
  /** Unique on the page. */
  readonly id: string;
  /** Accessible name of the button, such as “About the annual fee”. */
  readonly label: string;
  /** A sentence or two, without links or buttons. */
  readonly children: ReactNode;
}

/**
 * A tooltip with its own button, which also works on touch screens (WIDG-02): a press toggles it; Escape or a press
 * outside hides it. A native popover, so it needs no script, and exposed as the button's description. Looks like MUI's
 * Tooltip.
 */
export function TooltipButton(given: TooltipButtonProps) {
  const { id, label, children } = useThemeProps({ props: given, name });
  return (
    <>
      <Opener
        size="small"
        color="primary"
        aria-label={label}
        aria-describedby={id}
        {...{ popoverTarget: id }}
      >
        <Icon name="info" />
      </Opener>
      <Bubble id={id} popover="auto" role="tooltip" data-nosnippet="">
        {children}
      </Bubble>
    </>
  );
}
