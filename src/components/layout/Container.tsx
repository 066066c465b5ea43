import type { Breakpoint } from '@mui/material/styles';
import type { ElementType } from 'react';
import type { Refused, RefusedName } from '#components/muiProps.ts';
import type { NativeProps } from '#theme/NativeProps.ts';
import { styled, useThemeProps } from '#theme/styled.ts';

interface ContainerLooks {
  /**
   * The width of a breakpoint, or `false` for the whole window.
   *
   * @default the theme's `layout.contentWidth`
   */
  readonly maxWidth?: Breakpoint | false;
  /** Removes the gutters on both sides. */
  readonly disableGutters?: boolean;
  /** As wide as the largest breakpoint that fits into the window. */
  readonly fixed?: boolean;
}

const widths = ['sm', 'md', 'lg', 'xl'] as const;

const Root = styled('div', { name: 'MuiContainer', slot: 'Root' })<ContainerLooks>(
  ({ theme: { vars, breakpoints } }) => ({
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: `calc(${vars.layout.contentWidth} + 2 * ${vars.layout.gutter})`,
    marginInline: 'auto',
    paddingInline: vars.layout.gutter,
    variants: [
      { props: { maxWidth: false }, style: { maxWidth: 'none' } },
      // Narrow text needs some width; MUI's value.
      { props: { maxWidth: 'xs' }, style: { maxWidth: '27.75rem' } },
      ...widths.map((maxWidth) => ({
        props: { maxWidth },
        style: { [breakpoints.up(maxWidth)]: { maxWidth: `${breakpoints.values[maxWidth]}rem` } },
      })),
      { props: { disableGutters: true }, style: { paddingInline: 0 } },
      {
        props: { fixed: true },
        style: Object.fromEntries(
          widths.map((width) => [breakpoints.up(width), { maxWidth: `${breakpoints.values[width]}rem` }]),
        ),
      },
    ],
  }),
);

export interface ContainerProps
  extends NativeProps<typeof Root, RefusedName<'Container'>>, Refused<'Container'> {
  readonly component?: ElementType;
}

/** MUI's Container, as wide as the page's content unless it has a `maxWidth`. Has no gutter in a column of `Columns`. */
export function Container(given: ContainerProps) {
  const { component, ...rest } = useThemeProps({ props: given, name: 'MuiContainer' });
  return <Root as={component} {...rest} />;
}
