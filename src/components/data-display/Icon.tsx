import type { SVGProps } from 'react';
import { styled, useThemeProps } from '#theme/styled.ts';

/** The icons, drawn on a 24 × 24 grid. The brand decides the width of their lines, and whether shapes have a tint. */
const shapes = {
  arrow: <path d="M5 12h14m-6-6 6 6-6 6" />,
  calculator: (
    <>
      <rect x="5" y="3" width="14" height="18" rx="2" />
      <path d="M8.5 7.5h7M8.5 12h.01M12 12h.01M15.5 12h.01M8.5 16h.01M12 16h.01M15.5 16h.01" />
    </>
  ),
  calendar: (
    <>
      <rect x="4" y="5" width="16" height="16" rx="2" />
      <path d="M4 10h16M8.5 3v4M15.5 3v4" />
    </>
  ),
  card: (
    <>
      <rect x="3" y="5.5" width="18" height="13" rx="2.2" />
      <path d="M3 10h18M7 15h3" />
    </>
  ),
  certificate: (
    <>
      <path d="M11 20.5H5v-17h9l4 4v1.5M8.5 8.5H12M8.5 13h2" />
      <circle cx="16.5" cy="14.5" r="3" />
      <path d="M14.7 17.5v4l1.8-1.2 1.8 1.2v-4" />
    </>
  ),
  chat: <path d="M4 5.5h16v11H10l-4.5 4v-4H4z" />,
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  chevron: <path d="m6 9.5 6 6 6-6" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  globe: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c2.6 2.4 3.9 5.200 3.900 8.500s-1.300 6.100-3.900 8.500c-2.600-2.400-3.900-5.200-3.900-8.500s1.300-6.100 3.900-8.500z" />
    </>
  ),
  home: <path d="m3.500 11.500 8.500-7.500 8.500 7.500M6 9.700V20h4.500v-5.500h3V20H18V9.700" />,
  info: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11v5.500M12 7.700h.01" />
    </>
  ),
  leaf: <path d="M5 19c0-9 5-14 14.500-14C19.500 14 15 19.500 8 18.500M5 21c1-5 4-8.500 8.500-10.500" />,
  link: (
    <path d="M10 14a4 4 0 0 0 5.700 0l3-3a4 4 0 0 0-5.700-5.700l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3a4 4 0 0 0 5.700 5.700l1-1" />
  ),
  pause: <path d="M9 6v12M15 6v12" />,
  play: <path d="M8 5.500v13l10.500-6.500z" />,
  lock: (
    <>
      <rect x="5" y="10.5" width="14" height="10" rx="2" />
      <path d="M8 10.500V8a4 4 0 0 1 8 0v2.500" />
    </>
  ),
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  phone: (
    <path d="M6.500 3.500h3l1.500 4-2 1.700a12 12 0 0 0 5.800 5.800l1.700-2 4 1.500v3c0 1.100-1 2-2.100 1.900C10.600 18.700 5.300 13.400 4.600 5.600 4.500 4.500 5.400 3.500 6.500 3.500z" />
  ),
  pin: (
    <>
      <path d="M12 21c4.500-4.700 6.700-8.300 6.700-11A6.700 6.700 0 0 0 5.300 10c0 2.700 2.200 6.300 6.700 11z" />
      <circle cx="12" cy="10" r="2.4" />
    </>
  ),
  savings: (
    <>
      <path d="M5 20h14M7 20v-8M12 20v-8M17 20v-8" />
      <path d="m3.500 10.500 8.500-6 8.500 6z" />
    </>
  ),
  search: (
    <>
      <circle cx="10.500" cy="10.500" r="6" />
      <path d="m15 15 5.500 5.500" />
    </>
  ),
  shield: (
    <>
      <path d="M12 3.500 5 6v5.500c0 4.300 2.800 7.400 7 9 4.200-1.600 7-4.700 7-9V6z" />
      <path d="M9 12l2.200 2.200L15.200 10" />
    </>
  ),
  warning: <path d="M12 10v5M12 17.500h.01M12 4 2.800 20h18.400z" />,
} as const;

export type IconName = keyof typeof shapes;
export const iconNames = Object.keys(shapes) as [IconName, ...IconName[]];

export interface IconState {
  readonly color: 'inherit' | 'primary' | 'secondary' | 'error' | 'success' | 'warning' | 'info' | 'disabled';
  readonly fontSize: 'small' | 'medium' | 'large' | 'inherit';
}

// The icons are strokes. MUI's SvgIcon would fill their shapes.
const Root = styled('svg', { name: 'MuiSvgIcon', slot: 'Root' })<{ readonly ownerState: IconState }>(
  ({ theme: { icon } }) => ({
    display: 'inline-block',
    flexShrink: 0,
    width: '1em',
    height: '1em',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: icon.stroke,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    // A closed shape is a rectangle, a circle, or a path that ends where it began.
    ...(icon.tint > 0 && {
      '& > :is(rect, circle, [d$=z])': { fill: 'currentColor', fillOpacity: icon.tint },
    }),
  }),
);

export type IconProps = Omit<SVGProps<SVGSVGElement>, 'name' | 'color' | 'fontSize' | 'ref'> &
  Partial<IconState> & { readonly name: IconName };

/**
 * An icon next to text with the same meaning; hidden from assistive technology. Themed as MUI's SvgIcon, with its
 * `color` and `fontSize`: `medium` is 24 pixels wide.
 */
export function Icon(inProps: IconProps) {
  const {
    name,
    color = 'inherit',
    fontSize = 'medium',
    ...rest
  } = useThemeProps({ props: inProps, name: 'MuiSvgIcon' });
  return (
    <Root viewBox="0 0 24 24" aria-hidden="true" {...rest} ownerState={{ color, fontSize }}>
      {shapes[name]}
    </Root>
  );
}
