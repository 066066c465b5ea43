import MuiMenu, { type MenuProps as MuiMenuProps } from '@mui/material/Menu';
import MuiMenuItem, { type MenuItemProps as MuiMenuItemProps } from '@mui/material/MenuItem';
import { createContext, type ElementType, type ReactNode, use } from 'react';
import type { Refused, RefusedName } from '#components/muiProps.ts';
import { stateClasses } from '#components/utils/stateClasses.ts';
import type { NativeProps } from '#theme/NativeProps.ts';
import { styled, useThemeProps } from '#theme/styled.ts';

const Root = styled('div', {
  name: 'MuiMenu',
  slot: 'Root',
  overridesResolver: (_props, styles) => [styles['root'], styles['paper'], styles['list']],
})({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '&:popover-open': { display: 'flex', flexDirection: 'column' },
  // Below its button, or in the middle of the window in browsers without anchor positioning.
  '@supports (position-area: block-end)': {
    inset: 'auto',
    margin: 0,
    positionArea: 'block-end span-inline-end',
    positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
  },
});

const IsNative = createContext(false);

export type NativeMenuProps = NativeProps<typeof Root, 'popover' | 'children' | RefusedName<'Menu'>> &
  Refused<'Menu'> & {
    readonly open?: never;
    /** Also passed to `menuOpener(id)`, which returns the attributes of the menu's button. */
    readonly id: string;
    /** `MenuItem` elements. */
    readonly children: ReactNode;
    readonly slotProps?: {
      readonly paper?: Pick<NativeProps<typeof Root>, 'className' | 'sx'>;
      readonly list?: Pick<NativeProps<typeof Root>, 'aria-label' | 'aria-labelledby'>;
    };
  };

export type MenuProps = NativeMenuProps | (MuiMenuProps & { readonly open: boolean });

/** A Menu without `open`. */
export function NativeMenu(given: NativeMenuProps) {
  const { id, children, slotProps, ...rest } = useThemeProps({ props: given, name: 'MuiMenu' });
  return (
    <Root
      popover="auto"
      role="menu"
      aria-labelledby={`${id}-button`}
      {...slotProps?.paper}
      {...slotProps?.list}
      {...rest}
      id={id}
    >
      <IsNative value={true}>{children}</IsNative>
    </Root>
  );
}

/**
 * A menu. Without `open`, it is a native popover: its button opens it before hydration and without scripts, Escape and
 * a tap outside close it and restore focus, and the behavior `menus` adds the keyboard support of the ARIA menu
 * pattern. `root`, `paper` and `list` are then one element. With `open`, in an island, it is MUI's Menu. Both are themed
 * as `MuiMenu`.
 */
export function Menu(props: MenuProps) {
  return props.open === undefined ? <NativeMenu {...props} /> : <MuiMenu {...props} />;
}

/** Returns the attributes of the button that opens the menu with this id. */
export const menuOpener = (id: string) =>
  ({ type: 'button', id: `${id}-button`, popoverTarget: id, 'aria-haspopup': 'menu' }) as const;

interface ItemState {
  readonly dense: boolean;
  readonly divider: boolean;
  readonly disableGutters: boolean;
}

const ItemRoot = styled('button', {
  name: 'MuiMenuItem',
  slot: 'Root',
  overridesResolver: ({ ownerState }: { ownerState: ItemState }, styles) => [
    styles['root'],
    ownerState.dense && styles['dense'],
    ownerState.divider && styles['divider'],
    !ownerState.disableGutters && styles['gutters'],
  ],
})<{ ownerState: ItemState }>({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  border: 0,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
});

export type MenuItemProps = NativeProps<
  typeof ItemRoot,
  'value' | 'ref' | keyof ItemState | RefusedName<'MenuItem'>
> &
  Pick<MuiMenuItemProps, 'selected' | 'value' | keyof ItemState> &
  Refused<'MenuItem'> & {
    /** Makes the item a link. */
    readonly href?: string;
    readonly component?: ElementType;
  };

function NativeMenuItem(given: MenuItemProps) {
  const props = useThemeProps({ props: given, name: 'MuiMenuItem' });
  const { dense = false, divider = false, disableGutters = false, selected, ...rest } = props;
  const { href, component, disabled, className, value: _ofSelects, ...attributes } = rest;
  const isLink = href !== undefined;
  return (
    <ItemRoot
      role="menuitem"
      as={component ?? (isLink ? 'a' : 'button')}
      {...(isLink ? { href } : { type: 'button' })}
      {...(disabled && { 'aria-disabled': true, disabled: !isLink })}
      {...attributes}
      className={stateClasses({ selected, disabled }, className)}
      ownerState={{ dense, divider, disableGutters }}
    />
  );
}

// MUI's type does not know all attributes of its root.
const MuiItem = MuiMenuItem as ElementType;

/** A link or button in a Menu. Themed as `MuiMenuItem`. */
export function MenuItem(props: MenuItemProps) {
  return use(IsNative) ? <NativeMenuItem {...props} /> : <MuiItem {...props} />;
}
