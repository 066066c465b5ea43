import MuiDrawer, { type DrawerProps as MuiDrawerProps } from '@mui/material/Drawer';
import type { Refused, RefusedName } from '#components/muiProps.ts';
import type { NativeProps } from '#theme/NativeProps.ts';
import { styled, useThemeProps } from '#theme/styled.ts';

export interface DrawerState {
  /** The edge of the window at which it opens. */
  readonly anchor: 'left' | 'right' | 'top' | 'bottom';
  /**
   * From this breakpoint on, it is a normal part of the page instead of a drawer, like MUI's `variant="permanent"`.
   *
   * @default 'never'
   */
  readonly permanentFrom: 'never' | 'xs' | 'md' | 'lg';
}

const overlay = { position: 'fixed', overflowY: 'auto', overscrollBehavior: 'contain', margin: 0 } as const;

/** Stops the page from scrolling. It keeps its width when it loses its scroll bar. */
const whileOpen = {
  'html:has(&:popover-open)': { scrollbarGutter: 'stable' },
  'body:has(&:popover-open)': { overflow: 'hidden' },
} as const;

const flatDrawer = { width: 'auto', maxWidth: 'none', maxHeight: '85dvh' };
const sideDrawer = { width: '100%', maxWidth: '22rem', height: '100dvh' };

/** Position and size for each anchor. */
const anchors = [
  { anchor: 'left', edge: { ...sideDrawer, inset: '0 auto 0 0', '--appear-from': '-100%' } },
  { anchor: 'right', edge: { ...sideDrawer, inset: '0 0 0 auto', '--appear-from': '100%' } },
  { anchor: 'top', edge: { ...flatDrawer, inset: '0 0 auto', '--appear-from': '0 -100%' } },
  { anchor: 'bottom', edge: { ...flatDrawer, inset: 'auto 0 0', '--appear-from': '0 100%' } },
] as const;
const widths = ['xs', 'md', 'lg'] as const;

const Root = styled('div', {
  name: 'MuiDrawer',
  slot: 'Root',
  overridesResolver: (_props, styles) => [styles['root'], styles['paper']],
})<{ ownerState: DrawerState }>(({ theme: { breakpoints } }) => ({
  maxHeight: 'none',
  variants: [
    ...anchors.map(({ anchor, edge }) => ({
      props: { anchor, permanentFrom: 'never' },
      style: { ...overlay, ...edge, ...whileOpen },
    })),
    ...widths.flatMap((permanentFrom) => [
      ...anchors.map(({ anchor, edge }) => ({
        props: { anchor, permanentFrom },
        style: {
          [breakpoints.down(permanentFrom)]: { ...overlay, ...edge, ...whileOpen },
        },
      })),
      {
        props: { permanentFrom },
        // Resets the browser's styles of popovers.
        style: {
          [breakpoints.up(permanentFrom)]: {
            display: 'block',
            position: 'static',
            width: 'auto',
            height: 'auto',
            maxWidth: 'none',
            margin: 0,
            padding: 0,
            border: 0,
            overflow: 'visible',
            background: 'none',
            color: 'inherit',
          },
        },
      },
    ]),
  ],
}));

export type NativeDrawerProps = NativeProps<
  typeof Root,
  'popover' | 'open' | keyof DrawerState | RefusedName<'Drawer'>
> &
  Refused<'Drawer'> &
  Partial<DrawerState> & {
    readonly open?: never;
    /** `permanent` is `permanentFrom="xs"`. */
    readonly variant?: 'temporary' | 'permanent';
    /** The id that buttons refer to with `popoverTarget`. */
    readonly id: string;
    readonly component?: 'div' | 'nav' | 'aside';
    readonly slotProps?: { readonly paper?: Pick<NativeProps<typeof Root>, 'className' | 'sx'> };
  };

export type DrawerProps = NativeDrawerProps | (MuiDrawerProps & { readonly open: boolean });

/** A Drawer without `open`, for `styled`. */
export function NativeDrawer(given: NativeDrawerProps) {
  const props = useThemeProps({ props: given, name: 'MuiDrawer' });
  const fallback = props.variant === 'permanent' ? 'xs' : 'never';
  const {
    anchor = 'left',
    permanentFrom = fallback,
    variant: _fallback,
    component = 'div',
    slotProps,
    ...rest
  } = props;
  return (
    <Root
      as={component}
      popover="auto"
      ownerState={{ anchor, permanentFrom }}
      {...slotProps?.paper}
      {...rest}
    />
  );
}

/**
 * A drawer. Without `open`, it is a native popover: buttons with `popoverTarget` open and close it before hydration and
 * without scripts, as do Escape and a tap outside, and the behavior `drawer` traps focus. `root` and `paper` are then
 * one element, and the backdrop is its `::backdrop`. With `open`, in an island, it is MUI's Drawer. Both are themed as
 * `MuiDrawer`.
 */
export function Drawer(props: DrawerProps) {
  return props.open === undefined ? <NativeDrawer {...props} /> : <MuiDrawer {...props} />;
}
