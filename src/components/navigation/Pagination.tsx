import PaginationItem from '@mui/material/PaginationItem';
import type { MouseEvent } from 'react';
import { styled, useThemeProps } from '#theme/styled.ts';
import { Icon } from '#components/data-display/Icon.tsx';
import { clampPage, paginationItems } from './paginationItems.ts';

const Root = styled('nav', { name: 'MuiPagination', slot: 'Root' })({});

const List = styled('ul', { name: 'MuiPagination', slot: 'Ul' })({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
});

// Arrows on small screens, where the words would not stand beside the numbers.
const Arrow = styled('span', { name: 'MuiPagination', slot: 'Arrow' })<{ ownerState: { isBack: boolean } }>(
  ({ theme: { breakpoints } }) => ({
    display: 'flex',
    [breakpoints.up('medium')]: { display: 'none' },
    variants: [{ props: { isBack: true }, style: { transform: 'scaleX(-1)' } }],
  }),
);

const StepWords = styled('span', { name: 'MuiPagination', slot: 'Words' })(({ theme: { breakpoints } }) => ({
  display: 'none',
  [breakpoints.up('medium')]: { display: 'inline' },
}));

export interface PaginationProps {
  /** The page that shows; one that does not exist counts as the nearest that does. */
  readonly page: number;
  /** How many pages there are. */
  readonly count: number;
  /** Called when the visitor chooses a page, and does not want a link in another tab. */
  readonly onChange?: (page: number) => void;
  /** Makes links of the pages, which work without JavaScript. */
  readonly hrefOf?: (page: number) => string;
  readonly words: {
    readonly label: string;
    readonly previous: string;
    readonly next: string;
    readonly page: (page: number) => string;
  };
}

/** A click that the browser would follow within the tab. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Pages of a result (PAGI-01), made of MUI's PaginationItem: buttons, or links with `hrefOf`. Styled by `MuiPagination`
 * and `MuiPaginationItem`. Which pages stand in the row is the requirement's rule, not MUI's.
 */
export function Pagination(given: PaginationProps) {
  const props = useThemeProps({ props: given, name: 'MuiPagination' });
  const { count, onChange, hrefOf, words } = props;
  const page = clampPage(props.page, count);
  const ways = (to: number) => ({
    ...(onChange && {
      onClick: (event: MouseEvent) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        onChange(to);
      },
    }),
    ...(hrefOf && { component: 'a', href: hrefOf(to) }),
  });
  const step = (to: number, label: string) => (
    <PaginationItem
      aria-label={label}
      disabled={to < 1 || to > count}
      page={
        <>
          <Arrow ownerState={{ isBack: to < page }}>
            <Icon name="arrow" />
          </Arrow>
          <StepWords>{label}</StepWords>
        </>
      }
      {...(to >= 1 && to <= count ? ways(to) : {})}
    />
  );
  return (
    <Root aria-label={words.label}>
      <List>
        <li>{step(page - 1, words.previous)}</li>
        {paginationItems(page, count).map((item, index) => (
          // Two gaps differ only by their place.
          <li key={item === 'gap' ? `gap-${index}` : item}>
            {item === 'gap' ? (
              <div aria-hidden="true">
                <PaginationItem type="end-ellipsis" />
              </div>
            ) : (
              <PaginationItem
                page={item}
                selected={item === page}
                aria-current={item === page ? 'page' : undefined}
                aria-label={words.page(item)}
                {...ways(item)}
              />
            )}
          </li>
        ))}
        <li>{step(page + 1, words.next)}</li>
      </List>
    </Root>
  );
}
