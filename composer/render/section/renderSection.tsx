import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { Theme } from '@mui/material/styles';
import {
  type DehydratedState,
  dehydrate,
  type Query,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { BelowPage } from '#theme/BelowPage.tsx';
import { jsonForHtml } from '#lib/markup/html.ts';
import { withFallbacks } from '#lib/visitor/visitorText.ts';
import type { AnySection, KnownAnswer } from '#section-kit/defineSection.ts';
import { SectionProvider, type SectionEnvironment } from '#section-kit/sectionContext.tsx';
import { emotionKey } from '#theme/emotionKey.ts';
import { markedGlobal } from '#theme/globalStyle.ts';
import { requestFields } from '#section-kit/parseProps.ts';
import { collectGlobals } from './collectGlobals.ts';
import { readHtml } from './readHtml.ts';
import { RenderedSection } from './RenderedSection.ts';
import { classLists } from './usedClasses.ts';

/** The data of an island, which is written beside it for the browser. */
export interface IslandData {
  readonly props: Record<string, unknown>;
  readonly environment: SectionEnvironment;
  /** Query results that the HTML shows. */
  readonly queries?: DehydratedState;
}

/** What a section is rendered with besides its props. */
export interface SectionOptions {
  /** Query results to render an island with. They are also written to its data. */
  readonly queries?: QueryClient | undefined;
  /** Query results that are known at build time, used without `queries`. */
  readonly answers?: readonly KnownAnswer[];
  /** Returns the published URL of a file in `/media/`. */
  readonly media?: (path: string) => string;
}

/** An error counts as a result, because the HTML shows it. */
const isAnswered = ({ state }: Query) => state.status !== 'pending';

const answersOf = (queries: QueryClient) => dehydrate(queries, { shouldDehydrateQuery: isAnswered });

/** Removes timestamps, so that a page is identical every time it is built. */
function withoutTimes({ queries, ...state }: DehydratedState): DehydratedState {
  return { ...state, queries: queries.map((query) => ({ ...query, dehydratedAt: 0 })) };
}

/** Returns a query client with results that are known at build time. */
function clientOf(answers: readonly KnownAnswer[]): QueryClient | undefined {
  if (answers.length === 0) return undefined;
  // Without a garbage collection timer, which would keep the process alive.
  const queries = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
  for (const { queryKey, answer } of answers) queries.setQueryData(queryKey, answer, { updatedAt: 1 });
  return queries;
}

// One cache for all sections, so that each style is compiled once per process. The HTML shows which styles a section
// uses.
const cache = createCache({ key: emotionKey, stylisPlugins: [] });
cache.compat = true;
const takeGlobals = collectGlobals(cache);

const withStyles = (view: ReactElement) => <CacheProvider value={cache}>{view}</CacheProvider>;

/** Names of the keyframes in rules, by rules. */
const framesIn = new Map<string, readonly string[]>();

function framesOf(rules: string): readonly string[] {
  const known = framesIn.get(rules) ?? rules.match(/animation-[a-z0-9]+/g) ?? [];
  framesIn.set(rules, known);
  return known;
}

/** Adds the rules of a class or of keyframes, and the keyframes that they refer to. */
function addRules(css: Map<string, string>, name: string): void {
  if (css.has(name)) return;
  const rules = cache.inserted[name];
  // A component without a style has empty rules.
  if (typeof rules !== 'string' || rules === '') return;
  css.set(name, rules);
  for (const frames of framesOf(rules)) addRules(css, frames);
}

/** Returns the rules of the Emotion classes in `class` values, by name. */
function rulesOf(lists: Iterable<string>): ReadonlyMap<string, string> {
  const css = new Map<string, string>();
  for (const list of lists) {
    for (const name of list.split(' '))
      if (name.startsWith(`${emotionKey}-`)) addRules(css, name.slice(emotionKey.length + 1));
  }
  return css;
}

/** Returns global styles under names of their own, in the form in which an island can remove them. */
const ofIsland = (globals: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map([...globals].map(([name, rules]) => [`island-${name}`, markedGlobal(name, rules)]));

/**
 * Renders a section as its own React root. Ids inside start with the section's id.
 *
 * @param theme A theme without color schemes, because the page declares the variables.
 */
export function renderSection(
  section: AnySection,
  props: Record<string, unknown>,
  environment: SectionEnvironment,
  theme: Theme,
  { queries: asked, answers = [], media: address = (path) => path }: SectionOptions = {},
): RenderedSection {
  const { View, hydrate } = section;
  const isIsland = hydrate !== undefined;
  const queries = asked ?? clientOf(answers);
  // Hydration must match, so placeholders are only filled in after an island is hydrated.
  const shown = isIsland ? withFallbacks(props) : props;
  const surroundings = isIsland ? { ...environment, words: withFallbacks(environment.words) } : environment;
  const themed = (root: ReactElement) => <BelowPage theme={theme}>{root}</BelowPage>;
  const view = (
    <SectionProvider value={surroundings}>
      <View {...shown} />
    </SectionProvider>
  );
  const options = { identifierPrefix: `${environment.id}-` };
  // Those of a view that has thrown.
  takeGlobals();
  const html = isIsland
    ? withQueries(view, (root) => renderToString(withStyles(themed(root)), options), queries)
    : renderToStaticMarkup(withStyles(themed(view)), options);
  const shownMedia = new Set<string>();
  const media = (path: string) => {
    shownMedia.add(path);
    return address(path);
  };
  const { parts, text, styles, hasScript } = readHtml(html, {
    media,
    dropsPreloads: !isIsland,
    keepsStyles: isIsland,
  });
  if (hasScript)
    throw new Error(
      `The section “${section.name}” renders an inline script, which the policy of pages blocks. Make it a behavior, or run it before the page is painted (modules.beforePaint).`,
    );
  const globals = isIsland ? ofIsland(takeGlobals()) : takeGlobals();
  const css = new Map([...globals, ...rulesOf(classLists(parts)), ...styles]);
  const inRelease = (key: string, value: unknown) =>
    typeof value === 'string' && value.startsWith('/media/') && key !== 'srcSet' ? media(value) : value;
  if (!isIsland) {
    // Only the server needs the data, to rerender the section for a visitor.
    const isAsked = requestFields(section, props, section.request?.method ?? 'get').length > 0;
    const data = isAsked && JSON.stringify({ props, environment }, inRelease);
    return new RenderedSection({ parts, text, css, media: shownMedia, ...(data && { data }) });
  }
  const data: IslandData = {
    props,
    environment,
    ...(queries && { queries: asked ? answersOf(queries) : withoutTimes(answersOf(queries)) }),
  };
  const json = jsonForHtml(data, inRelease);
  return new RenderedSection({ parts, text, css, media: shownMedia, data: json });
}

/**
 * Renders a view that may use queries. Its query cache is then cleared, because a garbage collection timer would keep
 * the process alive.
 *
 * @param known Query results to render with. They are kept.
 */
export function withQueries(
  view: ReactElement,
  render: (root: ReactElement) => string,
  known?: QueryClient,
): string {
  const queries = known ?? new QueryClient();
  try {
    return render(<QueryClientProvider client={queries}>{view}</QueryClientProvider>);
  } finally {
    if (!known) queries.clear();
  }
}

/** Whether a query was enabled during the render and is still pending. */
const isOpen = ({ options, state }: Query) =>
  state.status === 'pending' && (options as { readonly enabled?: unknown }).enabled !== false;

/** Maximum number of render passes, for queries that depend on the results of others. A view needs at most three. */
const rounds = 5;

/**
 * Renders an island with the results of its queries, so that the browser need not repeat them. An error is a result
 * too.
 *
 * @param fetch Calls the services by path.
 */
export async function renderAnswered(
  section: AnySection,
  props: Record<string, unknown>,
  environment: SectionEnvironment,
  theme: Theme,
  fetch: typeof globalThis.fetch,
): Promise<RenderedSection> {
  const queries = new QueryClient({ defaultOptions: { queries: { meta: { fetch } } } });
  try {
    const render = () => renderSection(section, props, environment, theme, { queries });
    let made = render();
    for (let round = 0; round < rounds; round += 1) {
      const open = queries.getQueryCache().getAll().filter(isOpen);
      if (open.length === 0) break;
      await Promise.allSettled(open.map((query) => query.fetch({ ...query.options, retry: false })));
      made = render();
    }
    return made;
  } finally {
    queries.clear();
  }
}
