import { type KeyboardEvent, type RefObject, useRef, useState, useSyncExternalStore } from 'react';
import { TextField } from '#components/fields/TextField.tsx';
import { Button } from '#components/inputs/Button.tsx';
import { ResultsForm } from '#components/results/Results.tsx';
import { useHydrated } from '#components/utils/useHydrated.ts';
import { submitAfterPaint } from '#lib/browser/afterPaint.ts';
import { isPlainClick } from '#lib/browser/isPlainClick.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import { Actions, Filters, Reset } from './ArticleFilter.styles.ts';
import type { words } from './ArticleFilter.words.ts';
import type { Asked } from './filterAddress.ts';
import { FilterDropdown } from './FilterDropdown.tsx';
import { type Articles, type FilterProps, shortestText } from './useArticles.ts';

const wide = '(min-width: 48em)';

/** Whether the window is wide; `false` before hydration. */
const useIsWide = () =>
  useSyncExternalStore(
    (notify) => {
      const listening = new AbortController();
      matchMedia(wide).addEventListener('change', notify, { signal: listening.signal });
      return () => listening.abort();
    },
    () => matchMedia(wide).matches,
    () => false,
  );

/** Calls `notify` whenever something is typed on the page. */
function watchInput(notify: () => void): () => void {
  const listening = new AbortController();
  document.addEventListener('input', notify, { signal: listening.signal });
  return () => listening.abort();
}

/** Returns the text in the search input, including what was typed before hydration. */
function useTyped(box: RefObject<HTMLInputElement | null>, initial: string): string {
  return useSyncExternalStore(
    watchInput,
    () => box.current?.value ?? initial,
    () => initial,
  );
}

interface FilterFormProps {
  readonly props: FilterProps;
  readonly articles: Articles;
  readonly go: (to: Omit<Asked, 'isAsked'>) => void;
  readonly reset: () => void;
}

/** A link to the published page. From 768 pixels on, it has the role of a button (WIDG-18). */
function ResetLink({ path, reset }: { path: string; reset: () => void }) {
  const word = useWords<typeof words>();
  const isWide = useIsWide();
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isWide || event.key !== ' ') return;
    event.preventDefault();
    reset();
  };
  return (
    <Reset
      href={path}
      role={isWide ? 'button' : undefined}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        reset();
      }}
    >
      {word('reset')}
    </Reset>
  );
}

/** Search input, filters and submit button; a plain GET form before hydration and without scripts. */
export function FilterForm({ props, articles, go, reset }: FilterFormProps) {
  const { filters, path } = props;
  const { id } = useSection();
  const word = useWords<typeof words>();
  const box = useRef<HTMLInputElement>(null);
  const isReady = useHydrated();
  const typed = useTyped(box, articles.text).trim();
  const [chosen, setChosen] = useState(articles.chosen);
  const [isTooShort, setIsTooShort] = useState(false);
  const isChanged =
    articles.isError ||
    typed !== articles.text ||
    chosen.some((value, index) => value !== articles.chosen[index]);
  const show = () => {
    const isWrong = typed !== '' && typed.length < shortestText;
    setIsTooShort(isWrong);
    if (isWrong) box.current?.focus();
    else if (isChanged) go({ text: typed, chosen, page: 1 });
  };
  return (
    <ResultsForm
      method="get"
      role="search"
      aria-label={word('finder')}
      onSubmit={(event) => submitAfterPaint(event, show)}
    >
      <input type="hidden" name="action" value="search" />
      <TextField
        ref={box}
        id={`${id}-text`}
        name="text"
        type="search"
        label={word('text')}
        defaultValue={articles.text}
        maxLength={200}
        autoComplete="off"
        {...(isTooShort ? { error: word('tooShort') } : {})}
        onChange={() => setIsTooShort(false)}
      />
      {filters.length > 0 && (
        <Filters>
          {filters.map((filter, index) => (
            <FilterDropdown
              key={filter.name}
              filter={filter}
              value={chosen[index] ?? ''}
              onChoose={(value) => setChosen(chosen.with(index, value))}
            />
          ))}
        </Filters>
      )}
      <Actions>
        <Button type="submit" focusableWhenDisabled disabled={isReady && !isChanged}>
          {word('show')}
        </Button>
        <ResetLink {...{ path, reset }} />
      </Actions>
    </ResultsForm>
  );
}
