import type { FileReport } from '#composer/check/facts/FileReport.ts';
import { defineProblems, error } from '#composer/problems/problemType.ts';
import type { WizardAnswer } from '#section-kit/defineSection.ts';
import { safeRedirect } from '#lib/address/urls.ts';
import { type EntryReport, entriesIn } from '#composer/check/facts/EntryReport.ts';
import { memoize } from '#composer/page/memoize.ts';
import type { PageFacts, SiteFacts } from '#composer/check/facts/SiteFacts.ts';
import { entryProblem } from '#composer/check/facts/placedProblem.ts';
import type { PageSource } from '#composer/page/PageSource.ts';
import { isSafeRename, nearest } from '#composer/problems/nearest.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { withReplacement } from '#composer/problems/withReplacement.ts';
import { examplePage, exampleSite, type ProblemExamples } from '#composer/problems/problemExample.ts';
import { groupBy } from '#lib/values/groupBy.ts';

/** Problems with wizards: where the answers of their steps lead. */
export const wizardCodes = defineProblems({
  'wizard-dead-end': error(
    'Dead-end step',
    'Step “{step}” leads nowhere: it has no answers, links or sections.',
    'Add answers, or a link to what it recommends.',
  ),
  'wizard-unreachable': error(
    'Unreachable step',
    'No answer leads to step “{step}”.',
    'Link an answer to it ("href": "#{step}"), or remove the step.',
  ),
  'wizard-loop': error(
    'Step loop',
    'These answers form a loop: {loop}.',
    'Answers must lead forward; visitors return with the Back button.',
  ),
  'wizard-unknown-step': error(
    'Unknown step',
    'This answer leads to “#{received}”, which is not a step of this wizard{more}.',
  ),
  'wizard-step-id': error(
    'Step under another id',
    'No answer leads to step “{step}”, but {count} answers lead to “#{asked}”, which is not a step.',
  ),
  'wizard-leads-outside': error(
    'Answer leads to another site',
    'This answer leads to {received}, which is not on this site.',
    'If it is one of the bank’s sites, add its origin to “redirectOrigins” in site.json.',
  ),
});

/** A wizard step with valid props. */
type Step = EntryReport & { readonly answers: readonly WizardAnswer[] };

const isStep = (entry: EntryReport): entry is Step => entry.answers !== undefined;
/** Returns the id by which answers refer to a step, or its position if it has none. */
const nameOf = ({ id, path }: EntryReport) => id ?? `${Number(path.at(-1)) + 1}`;
const stepIn = (href: string) => (href.startsWith('#') ? href.slice(1) : undefined);

/**
 * Reports answers to steps that don't exist, and wizard steps that lead nowhere, cannot be reached or form a loop
 * (WIDG-09). While a step has invalid props, its answers are unknown, and only the first of these is reported.
 */
export function wizardProblems({ page, placed }: PageFacts): Problem[] {
  return placed.flatMap(({ entry }) =>
    entry.slots.flatMap((list) => (list.some(isStep) ? new Wizard(page, list).problems() : [])),
  );
}

const stepsIn = memoize((report: FileReport) => [...entriesIn(report.lists.values())].filter(isStep));

/** Reports answers that lead neither to this site nor to an origin that `site.json` allows (SEC-01). */
export function wizardRedirects({ site: { config }, reports }: SiteFacts): Problem[] {
  const origins = config?.redirectOrigins ?? [];
  return reports.flatMap(stepsIn).flatMap((step) =>
    step.answers
      .filter(({ href }) => safeRedirect(href, origins) === undefined)
      .map(({ href, path }) =>
        entryProblem(undefined, step, wizardCodes['wizard-leads-outside'], ['props', ...path], {
          parameters: { received: JSON.stringify(href) },
          received: href,
        }),
      ),
  );
}

/** An answer that leads to an id. */
interface Lead {
  readonly step: Step;
  readonly href: string;
  readonly path: WizardAnswer['path'];
}

/** The graph of one wizard: steps, and the answers between them. */
class Wizard {
  readonly #page: PageSource;
  readonly #entries: readonly EntryReport[];
  readonly #steps: readonly Step[];
  readonly #byId: ReadonlyMap<string, EntryReport>;

  constructor(page: PageSource, entries: readonly EntryReport[]) {
    this.#page = page;
    this.#entries = entries;
    this.#steps = entries.filter(isStep);
    this.#byId = new Map(entries.flatMap((entry) => (entry.id === undefined ? [] : [[entry.id, entry]])));
  }

  problems(): Problem[] {
    const unknown = this.#unknown();
    if (this.#steps.length < this.#entries.length) return unknown;
    const others = [...this.#deadEnds(), ...this.#loops()];
    // Steps seem unreachable if the answers that should lead to them are wrong.
    return unknown.length > 0 ? [...unknown, ...others] : [...others, ...this.#unreachable()];
  }

  #next({ answers }: Step): readonly Step[] {
    return answers.flatMap(({ href }) => {
      const next = this.#byId.get(stepIn(href) ?? '');
      return next && isStep(next) ? [next] : [];
    });
  }

  /** Returns the answers that lead to each id, in order. */
  #leads(): ReadonlyMap<string, readonly Lead[]> {
    const leads = this.#steps.flatMap((step) => step.answers.map((answer): Lead => ({ ...answer, step })));
    return groupBy(
      leads.filter(({ href }) => stepIn(href) !== undefined),
      ({ href }) => stepIn(href) ?? '',
    );
  }

  /** Reports each id that answers lead to but no step has, once: at the step whose id is wrong, or at an answer. */
  #unknown(): Problem[] {
    const leads = this.#leads();
    const [first] = this.#entries;
    return [...leads].flatMap(([id, wrong]) => {
      const [lead] = wrong;
      if (lead === undefined || this.#byId.has(id)) return [];
      const near = nearest(id, this.#byId.keys());
      const target = near === undefined ? undefined : this.#byId.get(near);
      const isMisnamed = wrong.length > 1 && near !== undefined && target !== first && !leads.has(near);
      if (isMisnamed && target) return [this.#misnamed(target, near, id, wrong.length)];
      return near === undefined || wrong.length === 1
        ? [this.#unknownStep(id, lead, near, wrong.length)]
        : wrong.map((one) => this.#unknownStep(id, one, near, 1));
    });
  }

  #unknownStep(id: string, { step, href, path }: Lead, near: string | undefined, count: number): Problem {
    const more = count > 1 ? ` (${count} answers lead there)` : '';
    const steps = [...this.#byId.keys()].join(', ');
    const problem = entryProblem(this.#page, step, wizardCodes['wizard-unknown-step'], ['props', ...path], {
      parameters: { received: id, more },
      received: href,
      ...(near === undefined ? { hint: `Its steps are: ${steps}.` } : { suggestion: `#${near}` }),
    });
    return near !== undefined && isSafeRename(id, near)
      ? withReplacement(step.source, problem, JSON.stringify(`#${near}`))
      : problem;
  }

  #misnamed(step: EntryReport, id: string, asked: string, count: number): Problem {
    const problem = entryProblem(this.#page, step, wizardCodes['wizard-step-id'], ['id'], {
      parameters: { step: id, asked, count },
      received: id,
      suggestion: asked,
    });
    return isSafeRename(id, asked) ? withReplacement(step.source, problem, JSON.stringify(asked)) : problem;
  }

  #deadEnds(): Problem[] {
    return this.#steps
      .filter(
        ({ answers, facts, slots }) =>
          answers.length === 0 &&
          slots.every((list) => list.length === 0) &&
          !facts.some(({ kind }) => kind === 'link'),
      )
      .map((step) =>
        entryProblem(this.#page, step, wizardCodes['wizard-dead-end'], ['props'], {
          parameters: { step: nameOf(step) },
        }),
      );
  }

  #unreachable(): Problem[] {
    const reached = new Set(this.#steps.slice(0, 1));
    // Iterating over a set also visits items that are added meanwhile.
    for (const step of reached) for (const next of this.#next(step)) reached.add(next);
    return this.#steps
      .filter((step) => !reached.has(step))
      .map((step) =>
        entryProblem(this.#page, step, wizardCodes['wizard-unreachable'], ['id'], {
          parameters: { step: nameOf(step) },
        }),
      );
  }

  /** Reports each loop once, at the answer that closes it. */
  #loops(): Problem[] {
    const problems: Problem[] = [];
    const done = new Set<Step>();
    const visit = (step: Step, way: readonly Step[]) => {
      for (const { href, path } of step.answers) {
        const next = this.#byId.get(stepIn(href) ?? '');
        if (!next || !isStep(next)) continue;
        const at = way.indexOf(next);
        if (at >= 0) {
          const loop = [...way.slice(at), next].map(nameOf).join(' → ');
          problems.push(
            entryProblem(this.#page, step, wizardCodes['wizard-loop'], ['props', ...path], {
              parameters: { loop },
            }),
          );
        } else if (!done.has(next)) visit(next, [...way, next]);
      }
      done.add(step);
    };
    for (const step of this.#steps) if (!done.has(step)) visit(step, [step]);
    return problems;
  }
}

const step = (id: string, answers: readonly string[], more: object = {}) => ({
  component: 'RecommenderStep',
  id,
  props: {
    heading: `About your ${id}`,
    ...(answers.length > 0 && {
      answers: answers.map((href, index) => ({ value: `a${index}`, label: `Answer ${index + 1}`, href })),
    }),
    ...more,
  },
});
const end = (id: string) => step(id, [], { links: [{ text: 'Banking made plain', href: '/' }] });

const withSteps = (...steps: readonly unknown[]) => ({
  'finder.json': examplePage([
    { component: 'Recommender', props: { heading: 'Find your account' }, slots: { steps } },
  ]),
});

export const wizardExamples: ProblemExamples<typeof wizardCodes> = {
  'wizard-dead-end': withSteps(step('income', ['#plans', '/']), step('plans', [])),
  'wizard-unreachable': withSteps(step('income', ['#plans', '/']), end('plans'), end('savings')),
  'wizard-loop': withSteps(step('income', ['#plans', '/']), step('plans', ['#income', '/'])),
  'wizard-unknown-step': withSteps(step('income', ['#plan', '/']), end('plans')),
  'wizard-step-id': withSteps(step('income', ['#plans', '#age']), step('age', ['#plans', '/']), end('plnas')),
  'wizard-leads-outside': {
    'site.json': exampleSite({ externalHosts: ['www.fdic.gov'] }),
    ...withSteps(step('income', ['https://www.fdic.gov/', '/'])),
  },
};
