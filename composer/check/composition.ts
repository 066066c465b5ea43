import { duplicateIdProblems, sameAnchorProblems } from './rules/links/anchorProblems.ts';
import { type EntryReport, idsOf } from './facts/EntryReport.ts';
import type { Composition } from './facts/Composition.ts';
import type { FileReport } from './facts/FileReport.ts';
import { type EntryLists, expandAll } from '#composer/page/expandFragments.ts';
import { findByLocale } from '#composer/page/loadSite.ts';
import type { PageSource } from '#composer/page/PageSource.ts';
import { noteProblems } from './rules/footnoteProblems.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { type Area, type Placed, factsOf } from './facts/placedProblem.ts';
import type { PageFacts, Shared } from './facts/SiteFacts.ts';
import { fragmentProblem, unknownLayout } from './rules/sections/compositionProblems.ts';
import { bankRuleProblems } from './rules/disclosures/bankRules.ts';
import { neighborProblems } from './rules/sections/neighborProblems.ts';
import { headingProblems } from './rules/headingProblems.ts';
import { languageProblems } from './rules/text/languages.ts';
import { rateStatementProblems } from './rules/disclosures/rateStatements.ts';
import { statementProblems } from './rules/disclosures/statements.ts';
import { wordProblems } from './rules/text/wordTexts.ts';
import { wizardProblems } from './rules/wizardProblems.ts';

export function composeReports(page: PageSource, report: FileReport, shared: Shared): Composition {
  const expander = new Expander(page, shared);
  const layout = expander.layout();
  expander.list(layout?.lists.get('top') ?? [], 'top');
  expander.list(report.lists.get('sections') ?? [], 'sections');
  expander.list(layout?.lists.get('bottom') ?? [], 'bottom');
  const { placed } = expander;
  const isWhole = report.isWhole && !expander.isCut && expander.made.every(isThere);
  const notes = noteProblems(page, placed, shared.registry);
  const ids = duplicateIdProblems(page, placed);
  const facts: PageFacts = { page, report, placed, anchors: ids.anchors, shared };
  const forms = factsOf(placed, 'form');
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
    forms,
    asks: forms.length === 0 ? [] : asksBeside(forms, placed),
    anchors: ids.anchors,
    ids: placed.flatMap(({ entry, area }) => (area === 'sections' ? idsOf(entry) : [])),
    fragments: expander.fragments,
    made: expander.made,
  };
}

/** Returns the names of the parameters that sections without a form read. */
function asksBeside(forms: Composition['forms'], placed: readonly Placed[]): readonly string[] {
  const withForm = new Set(forms.map(({ entry }) => entry));
  return [...new Set(placed.flatMap(({ entry }) => (withForm.has(entry) ? [] : (entry.asks ?? []))))];
}

/** Whether a part exists and is whole. What is missing in another part is reported there, once. */
const isThere = ({ found }: Composition['made'][number]) => found?.isWhole ?? false;

class Expander {
  readonly problems: Problem[] = [];
  readonly placed: Placed[] = [];
  readonly fragments = new Set<string>();
  /** Whether fragments were left out because they are too many, too deep or circular. */
  isCut = false;
  readonly #made = new Map<string, Composition['made'][number]>();
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

  get made(): Composition['made'] {
    return [...this.#made.values()];
  }

  layout(): FileReport | undefined {
    const value = this.#page.layoutName;
    const name = value ?? this.#shared.defaultLayout;
    const found = this.#shared.layouts.get(name);
    this.#made.set(`layouts ${name}`, { map: 'layouts', name, ...(found && { found }) });
    if (!found && value !== undefined) this.problems.push(unknownLayout(this.#page, name, this.#shared));
    return found;
  }

  list(entries: readonly EntryReport[], area: Area): void {
    for (const expanded of expandAll(entries, this.#lists)) {
      if (expanded.type === 'section') this.placed.push({ entry: expanded.entry, area });
      else if (expanded.type === 'fragment') this.fragments.add(expanded.fragment.source.file);
      else {
        this.isCut ||= expanded.type !== 'missing';
        this.problems.push(fragmentProblem(this.#page, expanded, this.#shared));
      }
    }
  }

  #find(name: string): FileReport | undefined {
    const found = findByLocale(this.#shared.fragments, name, this.#page.locale);
    this.#made.set(`fragments ${name}`, { map: 'fragments', name, ...(found && { found }) });
    return found;
  }
}

/** Reports the problems of one composed page: its sections, its layout and its fragments. */
export type PageRule = (facts: PageFacts) => readonly Problem[];

const pageRules: readonly PageRule[] = [wordProblems, languageProblems];

/** Rules that report something missing. They are skipped while a file that the page is made of cannot be read. */
const wholePageRules: readonly PageRule[] = [
  headingProblems,
  neighborProblems,
  sameAnchorProblems,
  bankRuleProblems,
  rateStatementProblems,
  statementProblems,
  wizardProblems,
];
