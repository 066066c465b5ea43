import type { WizardAnswer } from '#section-kit/defineSection.ts';
import { safeRedirect } from '#lib/address/urls.ts';
import { type EntryReport, entriesIn } from '#composer/check/facts/EntryReport.ts';
import type { PageFacts } from '#composer/check/facts/PageFacts.ts';
import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';
import { entryProblem } from '#composer/check/facts/placedProblem.ts';
import type { PageSource } from '#composer/page/PageSource.ts';
import { nearest } from '#composer/problems/nearest.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { wizardCodes } from './wizardCodes.ts';

/** A wizard step with valid props. */
type Step = EntryReport & { readonly answers: readonly WizardAnswer[] };

const isStep = (entry: EntryReport): entry is Step => entry.answers !== undefined;
/** Returns the id by which answers refer to a step, or its position if it has none. */
const nameOf = ({ id, path }: EntryReport) => id ?? `${Number(path.at(-1)) + 1}`;
const stepIn = (href: string) => (href.startsWith('#') ? href.slice(1) : undefined);

/**
 * Reports wizard steps that lead nowhere, cannot be reached or form a loop, and answers to steps that don't exist
 * (WIDG-09). Skips a wizard that has a step with invalid props, because its answers are unknown.
 */
export function wizardProblems({ page, placed, anchors }: PageFacts): Problem[] {
  return placed.flatMap(({ entry }) =>
    entry.slots.flatMap((list) =>
      list.length > 0 && list.every(isStep) ? new Wizard(page, list).problems(anchors) : [],
    ),
  );
}

/** Reports answers that lead neither to this site nor to an origin that `site.json` allows (SEC-01). */
export function wizardRedirects({ site: { config }, reports }: SiteFacts): Problem[] {
  const origins = config?.redirectOrigins ?? [];
  const steps = reports.flatMap(({ lists }) => [...entriesIn(lists.values())].filter(isStep));
  return steps.flatMap((step) =>
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

/** The graph of one wizard: steps, and the answers between them. */
class Wizard {
  readonly #page: PageSource;
  readonly #steps: readonly Step[];
  readonly #byId: ReadonlyMap<string, Step>;

  constructor(page: PageSource, steps: readonly Step[]) {
    this.#page = page;
    this.#steps = steps;
    this.#byId = new Map(steps.flatMap((step) => (step.id === undefined ? [] : [[step.id, step] as const])));
  }

  problems(anchors: ReadonlySet<string>): Problem[] {
    return [...this.#unknown(anchors), ...this.#deadEnds(), ...this.#unreachable(), ...this.#loops()];
  }

  #next({ answers }: Step): readonly Step[] {
    return answers.flatMap(({ href }) => this.#byId.get(stepIn(href) ?? '') ?? []);
  }

  /** Another rule reports anchors that don't exist on the page. */
  #unknown(anchors: ReadonlySet<string>): Problem[] {
    return this.#steps.flatMap((step) =>
      step.answers.flatMap(({ href, path }) => {
        const id = stepIn(href);
        if (id === undefined || this.#byId.has(id) || !anchors.has(id)) return [];
        const near = nearest(id, this.#byId.keys());
        return [
          entryProblem(this.#page, step, wizardCodes['wizard-unknown-step'], ['props', ...path], {
            parameters: { received: id },
            received: href,
            ...(near === undefined
              ? { hint: `Its steps are: ${[...this.#byId.keys()].join(', ')}.` }
              : { suggestion: `#${near}` }),
          }),
        ];
      }),
    );
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
        if (!next) continue;
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
