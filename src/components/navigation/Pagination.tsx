import PaginationItem from '@mui/material/PaginationItem';
import type { PaginationProps as MuiPaginationProps } from '@mui/material/Pagination';
import type { MouseEvent } from 'react';
import type { Refused, RefusedName } from '#components/muiProps.ts';
import type { NativeProps } from '#theme/NativeProps.ts';
import { isPlainClick } from '#lib/browser/isPlainClick.ts';
import { styled, useThemeProps } from '#theme/styled.ts';
import { Icon } from '#components/data-display/Icon.tsx';

/** An item of a pagination: a page number or a gap. */
type PaginationItem = number | 'gap';

/** Clamps a page number to 1..last. */
export const clampPage = (page: number, last: number): number =>
  Math.min(Math.max(1, Number.isFinite(page) ? Math.trunc(page) : 1), Math.max(1, last));

/** How many pages are shown at both ends and on both sides of the current one. */
interface PageCounts {
  /** @default 1 */
  readonly boundaryCount?: number;
  /** @default 1 */
  readonly siblingCount?: number;
}

/**
 * Returns all of up to five pages; otherwise the first, the last, the current one and its neighbors, with gaps
 * (PAGI-01).
 */
export function paginationItems(
  current: number,
  last: number,
  { boundaryCount = 1, siblingCount = 1 }: PageCounts = {},
): PaginationItem[] {
  const all = Array.from({ length: Math.max(1, last) }, (_none, index) => index + 1);
  if (last <= 5) return all;
  const page = clampPage(current, last);
  const visiblePages = all.filter(
    (number) =>
      number <= boundaryCount || number > last - boundaryCount || Math.abs(number - page) <= siblingCount,
  );
  return visiblePages.flatMap((number, index) => {
    const before = visiblePages[index - 1] ?? 0;
    // Instead of a gap for a single page, show that page.
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? (['gap', number] as PaginationItem[]) : [number];
  });
}

const Root = styled('nav', { name: 'MuiPagination', slot: 'Root' })({});

const List = styled('ul', { name: 'MuiPagination', slot: 'Ul' })({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
});

// Small screens show arrows, because the words do not fit next to the numbers.
const Arrow = styled('span', { name: 'MuiPagination', slot: 'Arrow' })<{ ownerState: { isBack: boolean } }>(
  ({ theme: { breakpoints } }) => ({
    display: 'flex',
    [breakpoints.up('md')]: { display: 'none' },
    variants: [{ props: { isBack: true }, style: { transform: 'scaleX(-1)' } }],
  }),
);

const StepWords = styled('span', { name: 'MuiPagination', slot: 'Words' })(({ theme: { breakpoints } }) => ({
  display: 'none',
  [breakpoints.up('md')]: { display: 'inline' },
}));

type Looks = Pick<
  MuiPaginationProps,
  'color' | 'disabled' | 'hideNextButton' | 'hidePrevButton' | 'shape' | 'size' | 'variant'
>;

export interface PaginationProps
  extends
    NativeProps<typeof Root, 'onChange' | keyof Looks | RefusedName<'Pagination'>>,
    Looks,
    PageCounts,
    Refused<'Pagination'> {
  /** The current page, clamped to the existing pages. */
  readonly page: number;
  /** The number of pages. */
  readonly count: number;
  /** Called when the visitor selects a page, unless the link is opened in another tab or window. */
  readonly onChange?: (event: MouseEvent, page: number) => void;
  /** Makes the pages links, which work without JavaScript. */
  readonly hrefOf?: (page: number) => string;
  readonly words: {
    readonly label: string;
    readonly previous: string;
    readonly next: string;
    readonly page: (page: number) => string;
  };
}

type PaginationWord = 'paginationLabel' | 'previousPage' | 'nextPage' | 'pageNumber';

/** Returns a section's words for its pages. */
export const paginationWords = (
  word: (key: PaginationWord, parameters?: Readonly<Record<string, number>>) => string,
): PaginationProps['words'] => ({
  label: word('paginationLabel'),
  previous: word('previousPage'),
  next: word('nextPage'),
  page: (page) => word('pageNumber', { page }),
});

/**
 * Pagination of results (PAGI-01) with MUI's PaginationItem: buttons, or links if `hrefOf` is given. Themed as
 * `MuiPagination` and `MuiPaginationItem`. The requirement, not MUI, determines which pages are shown.
 */
export function Pagination(inProps: PaginationProps) {
  const props = useThemeProps({ props: inProps, name: 'MuiPagination' });
  const { page: given, count, onChange, hrefOf, words, boundaryCount, siblingCount, ...others } = props;
  const { color, disabled, shape, size, variant, hideNextButton, hidePrevButton, ...rest } = others;
  const looks = { color, shape, size, variant };
  const page = clampPage(given, count);
  const ways = (to: number) => ({
    ...(onChange && {
      onClick: (event: MouseEvent) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onChange(event, to);
      },
    }),
    ...(hrefOf && { component: 'a', href: hrefOf(to) }),
  });
  const step = (to: number, label: string) => (
    <PaginationItem
      {...looks}
      aria-label={label}
      disabled={disabled || to < 1 || to > count}
      page={
        <>
          <Arrow ownerState={{ isBack: to < page }}>
            <Icon name="arrow" />
          </Arrow>
          <StepWords>{label}</StepWords>
        </>
      }
      {...(!disabled && to >= 1 && to <= count ? ways(to) : {})}
    />
  );
  return (
    <Root {...rest} aria-label={words.label}>
      <List>
        {!hidePrevButton && <li>{step(page - 1, words.previous)}</li>}
        {paginationItems(page, count, { boundaryCount, siblingCount }).map((item, index) => (
          // Only their position distinguishes the two gaps.
          <li key={item === 'gap' ? `gap-${index}` : item}>
            {item === 'gap' ? (
              <div aria-hidden="true">
                <PaginationItem {...looks} type="end-ellipsis" />
              </div>
            ) : (
              <PaginationItem
                {...looks}
                page={item}
                disabled={disabled}
                selected={item === page}
                aria-current={item === page ? 'page' : undefined}
                aria-label={words.page(item)}
                {...(disabled ? {} : ways(item))}
              />
            )}
          </li>
        ))}
        {!hideNextButton && <li>{step(page + 1, words.next)}</li>}
      </List>
    </Root>
  );
}
