import styled from '@emotion/styled';
import { vars } from '#theme/vars.ts';
import { clampPage, paginationItems } from './paginationItems.ts';

const Root = styled.nav({
  '& ul': {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '.35rem',
    alignItems: 'center',
  },
  '& button': {
    minWidth: '2.75rem',
    minHeight: '2.75rem',
    padding: '.3rem .7rem',
    border: '1px solid transparent',
    borderRadius: '6px',
    background: 'none',
    cursor: 'pointer',
    fontWeight: 600,
    color: vars.primary,
  },
  '& button:hover:not(:disabled)': { background: vars.primaryQuiet },
  '& [aria-current]': { borderColor: vars.primary, background: vars.primaryQuiet },
  '& button:disabled': { color: vars.textMuted, cursor: 'default' },
});

export interface PaginationProps {
  readonly current: number;
  readonly last: number;
  readonly onPage: (page: number) => void;
  readonly words: {
    readonly label: string;
    readonly previous: string;
    readonly next: string;
    readonly page: (page: number) => string;
  };
}

/** Pages of a result (PAGI-01). */
export function Pagination({ current, last, onPage, words }: PaginationProps) {
  const page = clampPage(current, last);
  return (
    <Root aria-label={words.label}>
      <ul>
        <li>
          <button type="button" disabled={page === 1} onClick={() => onPage(page - 1)}>
            {words.previous}
          </button>
        </li>
        {paginationItems(page, last).map((item, index) => (
          // Two gaps differ only by their place.
          <li key={item === 'gap' ? `gap-${index}` : item}>
            {item === 'gap' ? (
              <span aria-hidden="true">…</span>
            ) : (
              <button
                type="button"
                aria-current={item === page ? 'page' : undefined}
                aria-label={words.page(item)}
                onClick={() => onPage(item)}
              >
                {item}
              </button>
            )}
          </li>
        ))}
        <li>
          <button type="button" disabled={page >= last} onClick={() => onPage(page + 1)}>
            {words.next}
          </button>
        </li>
      </ul>
    </Root>
  );
}
