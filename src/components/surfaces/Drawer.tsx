import type { ComponentProps } from 'react';
import { styled, useThemeProps } from '#theme/styled.ts';

export interface DrawerState {
  /** The edge of the window that it stands at. */
  readonly anchor: 'left' | 'right' | 'bottom';
  /**
   * From this width on it is no drawer but stands in its place on the page, as MUI's `variant="permanent"`.
   *
   * @default 'never'
   */
  readonly permanentFrom: 'never' | 'medium' | 'large';
}

const overlay = {
  position: 'fixed',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  margin: 0,
} as const;

const sideDrawer = { width: '100%', maxWidth: '22rem', height: '100dvh' };

/** Where a drawer of each anchor stands. */
const anchors = [
  { anchor: 'left', edge: { ...sideDrawer, inset: '0 auto 0 0' } },
  { anchor: 'right', edge: { ...sideDrawer, inset: '0 0 0 auto' } },
  { anchor: 'bottom', edge: { inset: 'auto 0 0', width: 'auto', maxWidth: 'none', maxHeight: '85dvh' } },
] as const;
const widths = ['medium', 'large'] as const;

const Root = styled('div', {
  name: 'MuiDrawer',
  slot: 'Root',
  overridesResolver: (_props, styles) => [styles['root'], styles['paper']],
})<{ ownerState: DrawerState }>(({ theme: { breakpoints } }) => ({
  maxHeight: 'none',
  variants: [
    ...anchors.map(({ anchor, edge }) => ({
      props: { anchor, permanentFrom: 'never' },
      style: { ...overlay, ...edge, 'body:has(&:popover-open)': { overflow: 'hidden' } },
    })),
    ...widths.flatMap((permanentFrom) => [
      ...anchors.map(({ anchor, edge }) => ({
        props: { anchor, permanentFrom },
        style: {
          [breakpoints.down(permanentFrom)]: {
            ...overlay,
            ...edge,
            'body:has(&:popover-open)': { overflow: 'hidden' },
          },
        },
      })),
      {
        props: { permanentFrom },
        // What browsers give popovers, taken back.
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
    /** What buttons name in `popoverTarget`. */
    readonly id: string;
    readonly component?: 'div' | 'nav' | 'aside';
  };

/**
 * MUI's Drawer on a native popover: buttons with `popoverTarget` open and close it before and without scripts; Escape
 * and a tap beside it close it. The program `drawer` of `src/behaviours` keeps the focus inside. Styled by `MuiDrawer`:
 * `root` and `paper` are one element, the backdrop is its `::backdrop`. MUI's own needs React and writes inline styles.
 */
export function Drawer(given: DrawerProps) {
  const props = useThemeProps({ props: given, name: 'MuiDrawer' });
  const { anchor = 'right', permanentFrom = 'never', component = 'div', ...rest } = props;
  return <Root as={component} popover="auto" ownerState={{ anchor, permanentFrom }} {...rest} />;
}
