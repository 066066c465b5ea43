import { Children, Fragment, type ReactNode } from 'react';
import type { Refused, RefusedName } from '#components/muiProps.ts';
import type { NativeProps } from '#theme/NativeProps.ts';
import { styled, useThemeProps } from '#theme/styled.ts';

const name = 'MuiBreadcrumbs';

interface ItemState {
  readonly isFirst: boolean;
  /** True for the second-to-last item. */
  readonly isParent: boolean;
  readonly isLast: boolean;
  /** A text between the items; `undefined` for an element. */
  readonly separator: string | undefined;
}

const Root = styled('nav', { name, slot: 'Root' })({});

const Ol = styled('ol', { name, slot: 'Ol' })(({ theme: { breakpoints } }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  alignItems: 'center',
  // Longer trails are truncated (WIDG-04).
  [breakpoints.up('md')]: { maxWidth: '572px' },
  [breakpoints.up('lg')]: { maxWidth: '956px' },
}));

const Li = styled('li', { name, slot: 'Li' })<{ readonly ownerState: ItemState }>(
  ({ theme: { breakpoints }, ownerState: { separator } }) => ({
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    flex: '0 1 auto',
    '&::before': { content: separator === undefined ? 'none' : JSON.stringify(separator), flex: 'none' },
    // On phones, the one link wraps.
    [breakpoints.up('md')]: {
      '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    },
    variants: [
      { props: { isLast: true }, style: { flexShrink: 4 } },
      {
        // Small screens only show the link to the parent page.
        props: { isParent: false },
        style: { [breakpoints.down('md')]: { display: 'none' } },
      },
      {
        props: { isParent: true },
        style: { [breakpoints.down('md')]: { '&::before': { content: '"‹"' } } },
      },
      {
        props: { isFirst: true },
        style: { flexShrink: 0, [breakpoints.up('md')]: { '&::before': { content: 'none' } } },
      },
    ],
  }),
);

const Separator = styled('li', { name, slot: 'Separator' })(({ theme: { breakpoints, spacing } }) => ({
  display: 'none',
  marginInline: spacing(1),
  [breakpoints.up('md')]: { display: 'flex', flex: 'none' },
}));

export interface BreadcrumbsProps
  extends NativeProps<typeof Root, RefusedName<'Breadcrumbs'>>, Refused<'Breadcrumbs'> {
  /** @default '/' */
  readonly separator?: ReactNode;
  readonly slotProps?: {
    readonly ol?: NativeProps<typeof Ol>;
    readonly li?: NativeProps<typeof Li>;
    readonly separator?: NativeProps<typeof Separator>;
  };
}

/**
 * MUI's Breadcrumbs: the trail from the home page to this one, with the page's name at the end. A phone shows the
 * parent only; a long trail is shortened by CSS. Themed as `MuiBreadcrumbs`.
 */
export function Breadcrumbs(given: BreadcrumbsProps) {
  const { children, separator = '/', slotProps, ...rest } = useThemeProps({ props: given, name });
  const steps = Children.toArray(children);
  const last = steps.length - 1;
  const text = typeof separator === 'string' ? separator : undefined;
  return (
    <Root {...rest}>
      <Ol {...slotProps?.ol}>
        {steps.map((step, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- items have no ids, and a trail never changes
          <Fragment key={at}>
            {text === undefined && at > 0 && (
              <Separator aria-hidden="true" {...slotProps?.separator}>
                {separator}
              </Separator>
            )}
            <Li
              {...slotProps?.li}
              ownerState={{
                isFirst: at === 0,
                isParent: at === last - 1,
                isLast: at === last,
                separator: text,
              }}
            >
              {step}
            </Li>
          </Fragment>
        ))}
      </Ol>
    </Root>
  );
}
