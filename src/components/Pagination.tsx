import styled from '@emotion/styled';
import { media } from '#theme/media.ts';
import { vars } from '#theme/vars.ts';
import { Icon } from './Icon.tsx';
import { clampPage, paginationItems } from './paginationItems.ts';

const Root = styled.nav({
  '& ul': {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '.2rem',
    alignItems: 'center',
  },
  '& button': {
    minWidth: '2.5rem',
    minHeight: '2.75rem',
    padding: '.3rem .4rem',
    border: '1px solid transparent',
    borderRadius: '6px',
    background: 'none',
    cursor: 'pointer',
    fontWeight: 600,
    color: vars.primary,
  },
  // Arrows on small screens, where the words would not stand beside the numbers.
  '& .step': { position: 'relative' },
  '& .step svg': { width: '1.25rem', marginInline: 'auto' },
  '& .back svg': { transform: 'scaleX(-1)' },
  '& .step span': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  [media.medium]: {
    '& button': { minWidth: '2.75rem', paddingInline: '.7rem' },
    '& .step svg': { display: 'none' },
    '& .step span': { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' },
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
          <button type="button" className="step back" disabled={page === 1} onClick={() => onPage(page - 1)}>
            <Icon name="arrow" />
            <span>{words.previous}</span>
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
          <button type="button" className="step" disabled={page >= last} onClick={() => onPage(page + 1)}>
            <Icon name="arrow" />
            <span>{words.next}</span>
          </button>
        </li>
      </ul>
    </Root>
  );
}
