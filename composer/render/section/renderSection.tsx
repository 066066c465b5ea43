import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { Theme } from '@mui/material/styles';
import { type DehydratedState, dehydrate, type Query, QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { BelowPage } from '#theme/BelowPage.tsx';
import { jsonForHtml } from '#lib/markup/html.ts';
import { marksToHtml, withFallbacks } from '#lib/visitor/visitorText.ts';
import { ChoicesInHtml } from '#section-kit/choicesInHtml.ts';
import type { AnySection, KnownAnswer } from '#section-kit/defineSection.ts';
import { SectionProvider, type SectionEnvironment } from '#section-kit/sectionContext.tsx';
import { emotionKey } from '#theme/emotionKey.ts';
import { readHtml } from './readHtml.ts';
import { RenderedSection } from './RenderedSection.ts';
import { classLists } from './usedClasses.ts';
import { withQueries } from './withQueries.tsx';

/** What stands beside an island, for the browser. */
export interface IslandData {
  readonly props: Record<string, unknown>;
  readonly environment: SectionEnvironment;
  /** Answers of services that the HTML shows. */
  readonly queries?: DehydratedState;
}

/** What a section is rendered with besides its props. */
export interface SectionOptions {
  /** Answers of services that an island is rendered with; its data has them too. */
  readonly queries?: QueryClient | undefined;
  /** Those that are known when the page is made, in the place of `queries`. */
  readonly answers?: readonly KnownAnswer[];
  /** The address of a file of `/media/` in the release. */
  readonly media?: (path: string) => string;
  /** The HTML reaches the browser with the data, so that long lists of choices need not stand in both. */
  readonly leavesOutChoices?: boolean;
}

/** A failure is an answer as well: the HTML shows it. */
const isAnswered = ({ state }: Query) => state.status !== 'pending';

const answersOf = (queries: QueryClient) => dehydrate(queries, { shouldDehydrateQuery: isAnswered });

/** What answers that are known when a page is made look like in its HTML: the same however often it is made. */
function withoutTimes({ queries, ...state }: DehydratedState): DehydratedState {
  return { ...state, queries: queries.map((query) => ({ ...query, dehydratedAt: 0 })) };
}

/** Renders with answers that are known when the page is made. */
function clientOf(answers: readonly KnownAnswer[]): QueryClient | undefined {
  if (answers.length === 0) return undefined;
  // Kept for ever, without a timer that would keep a process from ending.
  const queries = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
  for (const { queryKey, answer } of answers) queries.setQueryData(queryKey, answer, { updatedAt: 1 });
  return queries;
}

// One cache for all sections, so that each style is compiled once a process. What a section uses is read in its HTML.
const cache = createCache({ key: emotionKey, stylisPlugins: [] });
cache.compat = true;

const withStyles = (view: ReactElement, styles = cache) => (
  <CacheProvider value={styles}>{view}</CacheProvider>
);

/** The same cache, which notes the names that are looked up in it. */
function notingCache(names: Set<string>): EmotionCache {
  const inserted = new Proxy(cache.inserted, {
    get(styles, name: string) {
      names.add(name);
      return styles[name];
    },
  });
  return { ...cache, inserted };
}

/** Names of the key frames in rules, by the rules. */
const framesIn = new Map<string, readonly string[]>();

function framesOf(rules: string): readonly string[] {
  const known = framesIn.get(rules) ?? rules.match(/animation-[a-z0-9]+/g) ?? [];
  framesIn.set(rules, known);
  return known;
}

/** Adds the rules of a class or of key frames, and the key frames that they name. */
function addRules(css: Map<string, string>, name: string): void {
  if (css.has(name)) return;
  const rules = cache.inserted[name];
  // A part without a style has an empty one.
  if (typeof rules !== 'string' || rules === '') return;
  css.set(name, rules);
  for (const frames of framesOf(rules)) addRules(css, frames);
}

/** Rules of the Emotion classes in lists of classes, by their names. */
function rulesOf(lists: Iterable<string>): ReadonlyMap<string, string> {
  const css = new Map<string, string>();
  for (const list of lists) {
    for (const name of list.split(' '))
      if (name.startsWith(`${emotionKey}-`)) addRules(css, name.slice(emotionKey.length + 1));
  }
  return css;
}

/**
 * Renders one section as a React root of its own; ids inside start with the section's id.
 *
 * @param theme one without color schemes: the page declares its variables.
 */
export function renderSection(
  section: AnySection,
  props: Record<string, unknown>,
  environment: SectionEnvironment,
  theme: Theme,
  {
    queries: asked,
    answers = [],
    media: address = (path) => path,
    leavesOutChoices = false,
  }: SectionOptions = {},
): RenderedSection {
  const { View, hydrate } = section;
  const isIsland = hydrate !== undefined;
  const queries = asked ?? clientOf(answers);
  // React would find other text in the browser: what it knows is filled in once the island is hydrated.
  const shown = isIsland ? withFallbacks(props) : props;
  const themed = (root: ReactElement) => <BelowPage theme={theme}>{root}</BelowPage>;
  const view = (
    <SectionProvider value={environment}>
      <View {...shown} />
    </SectionProvider>
  );
  const options = { identifierPrefix: `${environment.id}-` };
  const styleNames = new Set<string>();
  const html = isIsland
    ? withQueries(
        view,
        (root) => renderToString(withStyles(themed(root), notingCache(styleNames)), options),
        queries,
      )
    : marksToHtml(renderToStaticMarkup(withStyles(themed(view)), options));
  const shownMedia = new Set<string>();
  const media = (path: string) => {
    shownMedia.add(path);
    return address(path);
  };
  const { parts, text, choices } = readHtml(html, { media, dropsPreloads: !isIsland });
  const css = rulesOf(classLists(parts));
  const { slots: _slots, ...shared } = environment;
  if (!isIsland) {
    // The server renders it anew for a visitor; the browser needs none of it.
    const data = section.servedRates && JSON.stringify({ props, environment: shared });
    return new RenderedSection({ parts, text, css, media: shownMedia, ...(data && { data }) });
  }
  const data: IslandData = {
    props,
    environment: shared,
    ...(queries && { queries: asked ? answersOf(queries) : withoutTimes(answersOf(queries)) }),
  };
  const inHtml = new ChoicesInHtml(leavesOutChoices ? choices : new Map());
  const inRelease = (key: string, value: unknown) =>
    typeof value === 'string' && value.startsWith('/media/') && key !== 'srcSet'
      ? media(value)
      : inHtml.leaveOut(value);
  const json = jsonForHtml(data, inRelease);
  const ofIsland = { styleNames, data: json, choices: inHtml.leftOut };
  return new RenderedSection({ parts, text, css, media: shownMedia, ...ofIsland });
}
