import { useState } from 'react';
import { ArticleList } from '#components/articles/ArticleList.tsx';
import { Heading } from '#components/data-display/Heading.tsx';
import { Inline } from '#components/data-display/Inline.tsx';
import { levelBelow } from '#components/data-display/levelBelow.ts';
import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { Pagination } from '#components/navigation/Pagination.tsx';
import type { ShownImage } from '#content/image.ts';
import type { FoundArticle } from '#data/articles.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import { Bar, Failure, Found, Layout, Layouts, Nothing, Results } from './ArticleFilter.styles.ts';
import type { words } from './ArticleFilter.words.ts';
import { type Asked, askedHref } from './filterAddress.ts';
import { FilterForm } from './FilterForm.tsx';
import {
  type Articles,
  type FilterProps,
  shortestText,
  useArticles,
  useFilterNavigation,
} from './useArticles.ts';

const layouts = ['grid', 'list'] as const;
type LayoutName = (typeof layouts)[number];

/** Returns a sentence with the number of articles. */
function useFoundText({ isPending, text, count, page, pageCount }: Articles): string {
  const word = useWords<typeof words>();
  if (isPending) return word('looking');
  if (text !== '' && text.length < shortestText) return word('tooShort');
  if (count === 0) return word('noneFound');
  if (pageCount > 1) return word('foundOnPage', { count, page, pages: pageCount });
  return count === 1 ? word('oneFound') : word('found', { count });
}

/** Returns the label of an article's value: that of a filter option, or else the value in words. */
const nameOf = ({ filters }: FilterProps, value: string) =>
  filters.flatMap(({ options }) => options).find((option) => option.value === value)?.label ??
  value.replaceAll('-', ' ');

/** Nominal size of the pictures; CSS sets their aspect ratio. */
const picture = { alt: '', width: 480, height: 300 } as const;

const imageOf = ({ image: src, sources }: FoundArticle, sizes: string | undefined): ShownImage | undefined =>
  src === '' ? undefined : { src, ...picture, sources, ...(sizes !== undefined && { sizes }) };

function List({
  props,
  shown,
  layout,
}: {
  readonly props: FilterProps;
  readonly shown: readonly FoundArticle[];
  readonly layout: LayoutName;
}) {
  const word = useWords<typeof words>();
  const cta = (value: string) => (value === 'watch' || value === 'use' ? word(value) : word('read'));
  const superheadOf = ({ fields }: FoundArticle) =>
    Object.hasOwn(fields, props.superhead) ? fields[props.superhead] : undefined;
  return (
    <ArticleList
      layout={layout}
      level={levelBelow(props.level)}
      articles={shown.map((article) => ({
        href: article.url,
        title: article.title,
        summary: article.summary,
        superhead: nameOf(props, superheadOf(article) ?? ''),
        facts: [
          cta(article.callToAction),
          ...[article.product, article.audience]
            .filter((value) => value !== '' && value !== 'none')
            .map((value) => nameOf(props, value)),
        ],
        image: imageOf(article, props.sizes?.[layout]),
      }))}
    />
  );
}

function Pages({
  props,
  articles,
  go,
}: {
  readonly props: FilterProps;
  readonly articles: Articles;
  readonly go: (to: Omit<Asked, 'isAsked'>) => void;
}) {
  const word = useWords<typeof words>();
  const { text, chosen, page, pageCount } = articles;
  return (
    <Pagination
      page={page}
      count={pageCount}
      hrefOf={(to) => askedHref({ text, chosen, page: to }, props.filters)}
      onChange={(to) => go({ text, chosen, page: to })}
      words={{
        label: word('paginationLabel'),
        previous: word('previousPage'),
        next: word('nextPage'),
        page: (number) => word('pageNumber', { page: number }),
      }}
    />
  );
}

/** Articles that match the text and filters in the page's address (FILT-01 to FILT-04). */
export function ArticleFilter(props: FilterProps) {
  const { heading, level, text, noResults, error } = props;
  const { id, asked } = useSection();
  const word = useWords<typeof words>();
  const [layout, setLayout] = useState<LayoutName>('grid');
  const articles = useArticles(props);
  const { found, go, reset, hasGone } = useFilterNavigation(articles, props.filters);
  const foundText = useFoundText(articles);
  const { isAsked, isPending, isError, shown, pageCount } = articles;
  return (
    <SectionFrame heading={heading} level={level} headingId={`${id}-heading`} intro={text}>
      {/* The key resets the form when the address changes. */}
      <FilterForm
        key={askedHref({ ...articles, page: 1 }, props.filters)}
        {...{ props, articles, go, reset }}
      />
      <Bar>
        <Found
          ref={found}
          tabIndex={-1}
          role="status"
          data-part="found"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it answers the search that the visitor submitted
          autoFocus={asked !== undefined}
        >
          {isError ? <Failure html={error} /> : foundText}
        </Found>
        <Layouts role="group" aria-label={word('layout')}>
          {layouts.map((one) => (
            <Layout key={one} type="button" aria-pressed={layout === one} onClick={() => setLayout(one)}>
              {word(one)}
            </Layout>
          ))}
        </Layouts>
      </Bar>
      <Results data-asked={isAsked} aria-busy={isPending} ownerState={{ isChanging: hasGone }}>
        {shown.length > 0 && <List {...{ props, shown, layout }} />}
        {!isPending && !isError && shown.length === 0 && (
          <Nothing>
            <Heading level={levelBelow(level)} html={noResults.heading} />
            <Inline component="p" html={noResults.text} />
          </Nothing>
        )}
        {pageCount > 1 && !isError && <Pages {...{ props, articles, go }} />}
      </Results>
    </SectionFrame>
  );
}
