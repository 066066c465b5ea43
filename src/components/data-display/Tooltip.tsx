import { capitalize } from '@mui/material/utils';
import MuiTooltip, { type TooltipProps as MuiTooltipProps } from '@mui/material/Tooltip';
import { cloneElement, type ReactElement, type ReactNode, useId } from 'react';
import type { Refused, RefusedName } from '#components/muiProps.ts';
import type { NativeProps } from '#theme/NativeProps.ts';
import { styled, useThemeProps } from '#theme/styled.ts';

type Placement = NonNullable<MuiTooltipProps['placement']>;
type Side = 'top' | 'bottom' | 'left' | 'right';
type End = 'start' | 'end' | 'middle';

const Anchor = styled('span', { name: 'MuiTooltip', slot: 'Anchor' })({
  position: 'relative',
  display: 'inline-flex',
});

export interface TooltipState {
  readonly ownerState: { readonly side: Side; readonly end: End; readonly isInline: boolean };
}

const middle = { insetInlineStart: '50%', translate: '-50%' };

const Bubble = styled('span', {
  name: 'MuiTooltip',
  slot: 'Tooltip',
  overridesResolver: ({ ownerState: { side } }: TooltipState, styles) => [
    styles['popper'],
    styles['tooltip'],
    styles[`tooltipPlacement${capitalize(side)}`],
  ],
})<TooltipState>({
  position: 'absolute',
  width: 'max-content',
  visibility: 'hidden',
  // Hidden after the visitor has dismissed it with Escape.
  '[data-tooltip]:is(:hover, :focus-within):not([data-dismissed]) > &': { visibility: 'visible' },
  variants: [
    { props: { side: 'top' }, style: { bottom: '100%' } },
    { props: { side: 'bottom' }, style: { top: '100%' } },
    { props: { side: 'left' }, style: { right: '100%' } },
    { props: { side: 'right' }, style: { left: '100%' } },
    { props: { isInline: false, end: 'middle' }, style: middle },
    { props: { isInline: false, end: 'start' }, style: { insetInlineStart: 0 } },
    { props: { isInline: false, end: 'end' }, style: { insetInlineEnd: 0 } },
    { props: { isInline: true, end: 'middle' }, style: { top: '50%', translate: '0 -50%' } },
    { props: { isInline: true, end: 'start' }, style: { top: 0 } },
    { props: { isInline: true, end: 'end' }, style: { bottom: 0 } },
  ],
});

const Arrow = styled('span', { name: 'MuiTooltip', slot: 'Arrow' })<TooltipState>(
  ({ theme: { spacing } }) => ({
    position: 'absolute',
    width: spacing(1),
    height: spacing(1),
    background: 'inherit',
    rotate: '45deg',
    variants: [
      { props: { side: 'top' }, style: { bottom: spacing(-0.5) } },
      { props: { side: 'bottom' }, style: { top: spacing(-0.5) } },
      { props: { side: 'left' }, style: { right: spacing(-0.5) } },
      { props: { side: 'right' }, style: { left: spacing(-0.5) } },
      {
        props: { isInline: false, end: 'middle' },
        style: { insetInlineStart: `calc(50% - ${spacing(0.5)})` },
      },
      { props: { isInline: false, end: 'start' }, style: { insetInlineStart: spacing(1) } },
      { props: { isInline: false, end: 'end' }, style: { insetInlineEnd: spacing(1) } },
      { props: { isInline: true, end: 'middle' }, style: { top: `calc(50% - ${spacing(0.5)})` } },
      { props: { isInline: true, end: 'start' }, style: { top: spacing(1) } },
      { props: { isInline: true, end: 'end' }, style: { bottom: spacing(1) } },
    ],
  }),
);

export type NativeTooltipProps = NativeProps<typeof Anchor, 'title' | 'children' | RefusedName<'Tooltip'>> &
  Refused<'Tooltip'> & {
    readonly open?: never;
    /** A few words of supplementary text; nothing essential. */
    readonly title: ReactNode;
    /** @default 'top' */
    readonly placement?: Placement;
    /** Draws an arrow to the element. */
    readonly arrow?: boolean;
    /** A focusable element, such as a link, button or field. */
    readonly children: ReactElement<{ 'aria-describedby'?: string }>;
    readonly slotProps?: {
      readonly tooltip?: NativeProps<typeof Bubble>;
      readonly arrow?: NativeProps<typeof Arrow>;
    };
  };

export type TooltipProps = NativeTooltipProps | (MuiTooltipProps & { readonly open: boolean });

/** Returns where the bubble of a placement is; `auto` is above, as there is no script that measures. */
function stateOf(placement: Placement): TooltipState['ownerState'] {
  const [first, end = 'middle'] = placement.split('-') as [Side | 'auto', End?];
  const side = first === 'auto' ? 'top' : first;
  return { side, end, isInline: side === 'left' || side === 'right' };
}

/** A Tooltip without `open`. */
export function NativeTooltip(given: NativeTooltipProps) {
  const props = useThemeProps({ props: given, name: 'MuiTooltip' });
  const { title, placement = 'top', arrow: hasArrow = false, children, slotProps, ...rest } = props;
  const id = useId();
  const ownerState = stateOf(placement);
  return (
    <Anchor data-tooltip="" {...rest}>
      {cloneElement(children, { 'aria-describedby': id })}
      <Bubble role="tooltip" {...slotProps?.tooltip} id={id} ownerState={ownerState}>
        {title}
        {hasArrow && <Arrow {...slotProps?.arrow} ownerState={ownerState} />}
      </Bubble>
    </Anchor>
  );
}

/**
 * A tooltip. Without `open`, CSS shows it while its element is hovered or focused, and it is exposed as the element's
 * description; the behavior `tooltips` adds Escape and keeps it inside the window. `popper` and `tooltip` are then one
 * element. With `open`, in an island, it is MUI's Tooltip. Both are themed as `MuiTooltip`.
 */
export function Tooltip(props: TooltipProps) {
  return props.open === undefined ? <NativeTooltip {...props} /> : <MuiTooltip {...props} />;
}
