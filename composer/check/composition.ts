import { duplicateIdProblems } from './rules/links/duplicateIds.ts';
import type { EntryReport } from './facts/EntryReport.ts';
import type { Composition } from './facts/Composition.ts';
import { idsOf } from './facts/idsOf.ts';
import type { FileReport } from './facts/FileReport.ts';
import { type EntryLists, expandAll } from '#composer/page/expandFragments.ts';
import { findByLocale } from '#composer/page/loadSite.ts';
import type { PageSource } from '#composer/page/PageSource.ts';
import { noteProblems } from './rules/footnotes/footnotes.ts';
import type { Problem } from '#composer/problems/problem.ts';
import type { Area, Placed, PlacedFact } from './facts/placedProblem.ts';
import type { PageFacts, Shared } from './facts/PageFacts.ts';
import { pageRules, wholePageRules } from './rules/pageRules.ts';
import { fragmentProblem, unknownLayout } from './rules/sections/compositionProblems.ts';

export function composeReports(page: PageSource, report: FileReport, shared: Shared): Composition {
  const expander = new Expander(page, shared);
  const layout = expander.layout();
  expander.list(layout?.lists.get('top') ?? [], 'top');
  expander.list(report.lists.get('sections') ?? [], 'sections');
  expander.list(layout?.lists.get('bottom') ?? [], 'bottom');
  const { placed } = expander;
  const isWhole = isReadable(report) && expander.made.every(isThere);
  const notes = noteProblems(page, placed, shared.registry);
  const ids = duplicateIdProblems(page, placed);
  const facts: PageFacts = { page, placed, anchors: ids.anchors, shared };
  const problems = [
    ...expander.problems,
    ...ids.problems,
    ...(isWhole ? notes.problems : []),
    ...[...pageRules, ...(isWhole ? wholePageRules : [])].flatMap((rule) => rule(facts)),
  ];
  return {
    page,
    isWhole,
    problems,
    notes: isWhole ? notes.notes : notes.notes.map((note) => ({ ...note, marked: true })),
    forms: formsOf(placed),
    anchors: ids.anchors,
    ids: placed.flatMap(({ entry, area }) => (area === 'sections' ? idsOf(entry) : [])),
    fragments: expander.fragments,
    made: expander.made,
  };
}

const isReadable = ({ source }: FileReport) => source.problems.length === 0;

/** Whether a part exists. A site may have no layout, but a fragment that is named must exist. */
const isThere = ({ map, found }: Composition['made'][number]) =>
  found ? isReadable(found) : map === 'layouts';

const formsOf = (placed: readonly Placed[]): readonly PlacedFact[] =>
  placed.flatMap(({ entry }) =>
    entry.facts.filter(({ kind }) => kind === 'form').map((fact) => ({ entry, fact })),
  );

class Expander {
  readonly problems: Problem[] = [];
  readonly placed: Placed[] = [];
  readonly fragments = new Set<string>();
  readonly made: Composition['made'][number][] = [];
  readonly #page: PageSource;
  readonly #shared: Shared;
  readonly #lists: EntryLists<EntryReport, FileReport> = {
    fragmentOf: ({ fragment }) => fragment,
    slotsOf: ({ slots }) => slots,
    find: (name) => this.#find(name),
    keyOf: ({ source }) => source.file,
    sectionsOf: ({ lists }) => lists.get('sections') ?? [],
  };

  constructor(page: PageSource, shared: Shared) {
    this.#page = page;
    this.#shared = shared;
  }

  layout(): FileReport | undefined {
    const value = this.#page.layoutName;
    const name = value ?? this.#shared.defaultLayout;
    const found = this.#shared.layouts.get(name);
    this.made.push({ map: 'layouts', name, ...(found && { found }) });
    if (!found && value !== undefined) this.problems.push(unknownLayout(this.#page, name, this.#shared));
    return found;
  }

  list(entries: readonly EntryReport[], area: Area): void {
    for (const expanded of expandAll(entries, this.#lists)) {
      if (expanded.type === 'section') this.placed.push({ entry: expanded.entry, area });
      else if (expanded.type === 'fragment') this.fragments.add(expanded.fragment.source.file);
      else this.problems.push(fragmentProblem(this.#page, expanded, this.#shared));
    }
  }

  #find(name: string): FileReport | undefined {
    const found = findByLocale(this.#shared.fragments, name, this.#page.locale);
    this.made.push({ map: 'fragments', name, ...(found && { found }) });
    return found;
  }
}
