import { cloneElement, type ReactElement, useId } from 'react';
import { styled, useThemeProps } from '#theme/styled.ts';

const Anchor = styled('span', { name: 'MuiTooltip', slot: 'Anchor' })({
  position: 'relative',
  display: 'inline-flex',
});

interface State {
  readonly ownerState: { readonly placement: 'top' | 'bottom' };
}

const Bubble = styled('span', {
  name: 'MuiTooltip',
  slot: 'Tooltip',
  overridesResolver: (_props, styles) => [styles['popper'], styles['tooltip']],
})<State>({
  position: 'absolute',
  insetInlineStart: '50%',
  translate: '-50%',
  width: 'max-content',
  visibility: 'hidden',
  // Hidden after the visitor has dismissed it with Escape.
  '[data-tooltip]:is(:hover, :focus-within):not([data-dismissed]) > &': { visibility: 'visible' },
  variants: [
    { props: { placement: 'top' }, style: { bottom: '100%' } },
    { props: { placement: 'bottom' }, style: { top: '100%' } },
  ],
});

export interface TooltipProps {
  /** A few words of supplementary text; nothing essential. */
  readonly title: string;
  readonly placement?: 'top' | 'bottom';
  /** A focusable element, such as a link, button or field. */
  readonly children: ReactElement<{ 'aria-describedby'?: string }>;
}

/**
 * MUI's Tooltip in CSS: visible while its element is hovered or focused, and exposed as its description. The behavior
 * `tooltips` adds Escape and keeps it inside the window. Themed as `MuiTooltip`; `popper` and `tooltip` are one
 * element. MUI's own needs React, and Popper positions it with inline styles.
 */
export function Tooltip(given: TooltipProps) {
  const props = useThemeProps({ props: given, name: 'MuiTooltip' });
  const { title, placement = 'top', children } = props;
  const id = useId();
  return (
    <Anchor data-tooltip="">
      {cloneElement(children, { 'aria-describedby': id })}
      <Bubble role="tooltip" id={id} ownerState={{ placement }}>
        {title}
      </Bubble>
    </Anchor>
  );
}
