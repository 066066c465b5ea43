import type { ComponentProps } from 'react';
import { styled, useThemeProps } from '#theme/styled.ts';

export interface DrawerState {
  /** The edge of the window at which it opens. */
  readonly anchor: 'left' | 'right' | 'bottom';
  /**
   * From this breakpoint on, it is a normal part of the page instead of a drawer, like MUI's `variant="permanent"`.
   *
   * @default 'never'
   */
  readonly permanentFrom: 'never' | 'md' | 'lg';
}

const overlay = { position: 'fixed', overflowY: 'auto', overscrollBehavior: 'contain', margin: 0 } as const;

/** Stops the page from scrolling. It keeps its width when it loses its scroll bar. */
const whileOpen = {
  'html:has(&:popover-open)': { scrollbarGutter: 'stable' },
  'body:has(&:popover-open)': { overflow: 'hidden' },
} as const;

const sideDrawer = { width: '100%', maxWidth: '22rem', height: '100dvh' };

/** Position and size for each anchor. */
const anchors = [
  { anchor: 'left', edge: { ...sideDrawer, inset: '0 auto 0 0' } },
  { anchor: 'right', edge: { ...sideDrawer, inset: '0 0 0 auto' } },
  { anchor: 'bottom', edge: { inset: 'auto 0 0', width: 'auto', maxWidth: 'none', maxHeight: '85dvh' } },
] as const;
const widths = ['md', 'lg'] as const;

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

type RootProps = Omit<ComponentProps<typeof Root>, 'ownerState' | 'theme' | 'as' | 'popover' | 'color'>;
export type DrawerProps = RootProps &
  Partial<DrawerState> & {
    /** The id that buttons refer to with `popoverTarget`. */
    readonly id: string;
    readonly component?: 'div' | 'nav' | 'aside';
  };

/**
 * MUI's Drawer on a native popover. Buttons with `popoverTarget` open and close it before hydration and without
 * scripts, as do Escape and a tap outside. The behavior `drawer` traps focus. Themed as `MuiDrawer`: `root` and `paper`
 * are one element, and the backdrop is its `::backdrop`. MUI's own needs React and writes inline styles.
 */
export function Drawer(given: DrawerProps) {
  const props = useThemeProps({ props: given, name: 'MuiDrawer' });
  const { anchor = 'right', permanentFrom = 'never', component = 'div', ...rest } = props;
  return <Root as={component} popover="auto" ownerState={{ anchor, permanentFrom }} {...rest} />;
}
