import type { ComponentProps, ReactNode } from 'react';
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

export interface MenuProps {
  /** Also passed to `menuOpener(id)`, which returns the attributes of the menu's button. */
  readonly id: string;
  /** `MenuItem` elements. */
  readonly children: ReactNode;
}

/**
 * MUI's Menu on a native popover. Its button opens it before hydration and without scripts; Escape and a tap outside
 * close it and restore focus. The behavior `menus` adds the keyboard support of the ARIA menu pattern. Themed as
 * `MuiMenu`: `root`, `paper` and `list` are one element. MUI's own needs React, and Popover writes inline styles.
 */
export function Menu(given: MenuProps) {
  const { id, children } = useThemeProps({ props: given, name: 'MuiMenu' });
  return (
    <Root id={id} popover="auto" role="menu" aria-labelledby={`${id}-button`}>
      {children}
    </Root>
  );
}

/** Returns the attributes of the button that opens the menu with this id. */
export const menuOpener = (id: string) =>
  ({ type: 'button', id: `${id}-button`, popoverTarget: id, 'aria-haspopup': 'menu' }) as const;

const ItemRoot = styled('button', { name: 'MuiMenuItem', slot: 'Root' })({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  border: 0,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
});

type ItemRootProps = Omit<ComponentProps<typeof ItemRoot>, 'ownerState' | 'theme' | 'as'>;
export type MenuItemProps = ItemRootProps & {
  /** Makes the item a link. */
  readonly href?: string;
};

/** A link or button in a Menu. Themed as `MuiMenuItem`. */
export function MenuItem(given: MenuItemProps) {
  const { href, ...rest } = useThemeProps({ props: given, name: 'MuiMenuItem' });
  const link = { as: 'a', href } as const;
  return <ItemRoot role="menuitem" {...(href === undefined ? { type: 'button' } : link)} {...rest} />;
}
