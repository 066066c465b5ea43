import { Children, type ComponentPropsWithRef } from 'react';
import { styled, useThemeProps } from '#theme/styled.ts';

const name = 'MuiBreadcrumbs';

interface ItemState {
  readonly isFirst: boolean;
  /** True for the second-to-last item. */
  readonly isParent: boolean;
  readonly isLast: boolean;
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
  ({ theme: { breakpoints } }) => ({
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    flex: '0 1 auto',
    '&::before': { content: '"/"', flex: 'none' },
    '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
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

/**
 * The trail from the home page to this one: links, with the page's name at the end. Themed as `MuiBreadcrumbs`. MUI's
 * own can neither show only the parent on small screens nor truncate without a script.
 */
export function Breadcrumbs(inProps: ComponentPropsWithRef<'nav'>) {
  const { children, ...rest } = useThemeProps({ props: inProps, name });
  const steps = Children.toArray(children);
  const last = steps.length - 1;
  return (
    <Root {...rest}>
      <Ol>
        {steps.map((step, at) => (
          <Li
            // oxlint-disable-next-line react/no-array-index-key -- items have no ids, and a trail never changes
            key={at}
            ownerState={{ isFirst: at === 0, isParent: at === last - 1, isLast: at === last }}
          >
            {step}
          </Li>
        ))}
      </Ol>
    </Root>
  );
}
