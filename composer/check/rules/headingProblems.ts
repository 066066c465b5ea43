import { defineProblems, error } from '#composer/problems/problemType.ts';
import { levelProp, sectionsWithMainHeading } from '#composer/check/advice/sectionAdvice.ts';
import type { Fact } from '#composer/check/facts/Fact.ts';
import type { EntryReport, HeadingReader, Registry } from '#composer/check/facts/EntryReport.ts';
import { pageWords, placeWords, type Placed, placedProblem } from '#composer/check/facts/placedProblem.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { problemAtPath } from '#composer/problems/problemAt.ts';
import { examplePage, type ProblemExamples, pageWithText } from '#composer/problems/problemExample.ts';
import type { PageFacts } from '#composer/check/facts/SiteFacts.ts';

/** Problems with a page’s heading outline. */
export const headingCodes = defineProblems({
  'no-main-heading': error('No main heading', 'No section of this page has a level 1 heading.', '{how}.'),
  'second-main-heading': error(
    'Second main heading',
    '{page} has a second level 1 heading here; the first is {other}.',
  ),
  'heading-skip': error(
    'Skipped heading level',
    'The heading level jumps from {before} to {level} on {page}.',
    '{how}, so that the outline that screen readers announce has no gaps.',
  ),
});

/**
 * Reports skipped heading levels, and missing or duplicate main headings, on a composed page. Skips a page with invalid
 * props, because its outline is unknown. A missing main heading is only reported if headings are read from HTML.
 */
export function headingProblems({ page, placed, shared: { headings, registry } }: PageFacts): Problem[] {
  const problems: Problem[] = [];
  if (placed.length === 0 || placed.some(({ entry }) => !entry.isValid)) return problems;
  // Headings before the main heading are checked as if they followed it.
  let before = 1;
  let main: Placed | undefined;
  for (const item of placed) {
    const { entry } = item;
    for (const fact of entry.facts) {
      if (fact.kind !== 'heading') continue;
      const level = Number(fact.value);
      const words = pageWords(page, entry.source);
      if (level === 1 && main) {
        const other = placeWords(main.entry.source, main.entry.path, entry.source);
        const parameters = { page: words === 'this page' ? 'This page' : words, other };
        const type = headingCodes['second-main-heading'];
        problems.push(placedProblem(page, { entry, fact }, type, { parameters }));
      } else if (level === 1) main = item;
      if (level > before + 1) {
        const how = howToMend(entry, fact, before + 1);
        const parameters = { before, level, how, page: words };
        problems.push(
          placedProblem(page, { entry, fact }, headingCodes['heading-skip'], {
            parameters,
            received: String(level),
            expected: String(before + 1),
          }),
        );
      }
      before = level;
    }
  }
  const first = placed.find(({ area }) => area === 'sections');
  if (headings && !main && first) {
    const how = howToBegin(registry, headings, first.entry.component ?? '');
    problems.push(
      problemAtPath(page.source, headingCodes['no-main-heading'], ['sections'], { parameters: { how } }),
    );
  }
  return problems;
}

/** Suggests setting the prop that gives a heading its level, or else adding a heading before one with a fixed level. */
function howToMend({ component = '' }: EntryReport, { index, path }: Fact, level: number): string {
  if (index !== undefined) return `Write ${'#'.repeat(level)} here`;
  const prop = path.at(-1);
  return prop === undefined
    ? `Add a level ${level} heading before ${component}`
    : `Set “${prop}” to ${level}`;
}

function howToBegin(registry: Registry, headings: HeadingReader, component: string): string {
  const prop = levelProp(registry.get(component));
  const names = sectionsWithMainHeading(registry, headings);
  const begin = `egin the page with a section that has a main heading${names === '' ? '' : `, such as ${names}`}`;
  return prop === undefined ? `B${begin}` : `Set “${prop}” of ${component} to 1, or b${begin}`;
}

export const headingExamples: ProblemExamples<typeof headingCodes> = {
  'no-main-heading': {
    'savings.json': examplePage([], {
      sections: [{ component: 'RichText', props: { text: 'Save a little each month.' } }],
    }),
  },
  'second-main-heading': {
    'savings.json': examplePage([{ component: 'HeroBanner', props: { heading: 'Save each month' } }]),
  },
  'heading-skip': pageWithText('#### Fees\n\nThere are none.'),
};
