import type { ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';
import { styled, useThemeProps } from '#theme/styled.ts';
import { Icon } from '#components/data-display/Icon.tsx';

const name = 'MuiTooltip';

/** Stands in a line of text without making it higher. */
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
  // Above its button; in browsers that do not know anchors at the top of the window.
  '@supports (position-area: block-start)': {
    inset: 'auto',
    // From the edges of the window.
    marginInline: spacing(1),
    positionArea: 'block-start',
    positionTryFallbacks: 'flip-block, block-start span-inline-end, block-end span-inline-end',
  },
}));

export interface TooltipButtonProps {
  /** Unique on the page. */
  readonly id: string;
  /** Says what it is about, such as “About the annual fee”. */
  readonly label: string;
  /** A sentence or two; no links or buttons. */
  readonly children: ReactNode;
}

/**
 * A tooltip of its own button, for fingers too (WIDG-02): a press shows and hides it; Escape and a press beside it hide
 * it. On a native popover, so that it needs no script; read as the button's description. It looks like MUI's Tooltip.
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
