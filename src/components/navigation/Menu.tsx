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
  // Below its button; in browsers that do not know anchors in the middle of the window.
  '@supports (position-area: block-end)': {
    inset: 'auto',
    margin: 0,
    positionArea: 'block-end span-inline-end',
    positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
  },
});

export interface MenuProps {
  /** What its button is made with: `menuOpener(id)`. */
  readonly id: string;
  /** `MenuItem`s. */
  readonly children: ReactNode;
}

/**
 * MUI's Menu on a native popover: its button opens it before and without scripts; Escape and a tap beside it close it
 * and give the focus back. The program `menus` of `src/behaviours` adds the keys of ARIA's menu pattern. Styled by
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

/** Attributes of the button that opens the menu with this id. */
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
  /** Makes it a link. */
  readonly href?: string;
};

/** A link or a button in a Menu, styled by `MuiMenuItem`. */
export function MenuItem(given: MenuItemProps) {
  const { href, ...rest } = useThemeProps({ props: given, name: 'MuiMenuItem' });
  const link = { as: 'a', href } as const;
  return <ItemRoot role="menuitem" {...(href === undefined ? { type: 'button' } : link)} {...rest} />;
}
