import { useState } from 'react';
import { ArticleList } from '#components/articles/ArticleList.tsx';
import { levelBelow } from '#components/data-display/Typography.tsx';
import { useTitleMark } from '#components/fields/useTitleMark.ts';
import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { paginationWords } from '#components/navigation/Pagination.tsx';
import { ResultsFound, ResultsList } from '#components/results/Results.tsx';
import type { ShownImage } from '#content/fields.ts';
import type { FoundArticle } from '#data/articles.ts';
import { useAddressQuery, useSection, useWords } from '#section-kit/sectionContext.tsx';
import { Bar, Layout, Layouts } from './ArticleFilter.styles.ts';
import type { words } from './ArticleFilter.words.ts';
import { askedHref, titleMark } from './filterAddress.ts';
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

interface ListProps {
  readonly props: FilterProps;
  readonly shown: readonly FoundArticle[];
  readonly layout: LayoutName;
}

function List({ props, shown, layout }: ListProps) {
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

/** Articles that match the text and filters in the page's address (FILT-01 to FILT-04). */
export function ArticleFilter(props: FilterProps) {
  const { heading, level, text, noResults, error } = props;
  const { id, asked, words: dictionary } = useSection();
  const word = useWords<typeof words>();
  const [layout, setLayout] = useState<LayoutName>('grid');
  const articles = useArticles(props);
  useTitleMark(titleMark(useAddressQuery(), props.filters, dictionary));
  const { summary, go, reset, hasGone } = useFilterNavigation(articles, props.filters);
  const foundText = useFoundText(articles);
  const { isAsked, isPending, isError, shown, chosen, page, pageCount } = articles;
  return (
    <SectionFrame heading={heading} level={level} headingId={`${id}-heading`} intro={text}>
      {/* The key resets the form when the address changes. */}
      <FilterForm
        key={askedHref({ ...articles, page: 1 }, props.filters)}
        {...{ props, articles, go, reset }}
      />
      <Bar>
        <ResultsFound ref={summary} isFocused={asked !== undefined} failure={isError ? error : undefined}>
          {foundText}
        </ResultsFound>
        <Layouts role="group" aria-label={word('layout')}>
          {layouts.map((one) => (
            <Layout key={one} type="button" aria-pressed={layout === one} onClick={() => setLayout(one)}>
              {word(one)}
            </Layout>
          ))}
        </Layouts>
      </Bar>
      <ResultsList
        data-asked={isAsked}
        {...{ isPending, isError }}
        isChanging={hasGone}
        isEmpty={shown.length === 0}
        none={noResults}
        level={levelBelow(level)}
        pages={{
          page,
          count: pageCount,
          hrefOf: (to) => askedHref({ text: articles.text, chosen, page: to }, props.filters),
          onChange: (_event, to) => go({ text: articles.text, chosen, page: to }),
          words: paginationWords(word),
        }}
      >
        <List {...{ props, shown, layout }} />
      </ResultsList>
    </SectionFrame>
  );
}
