import { createElement } from 'react';
import { renderSection } from '#composer/render/section/renderSection.tsx';
import type { AnySection } from '#section-kit/defineSection.ts';
import { muiExamples } from '#tests/packages/mui-examples/examples/muiExamples.ts';
import { islandTheme } from '#theme/theme.ts';

interface MuiTime {
  readonly name: string;
  readonly elements: number;
  /** Microseconds to render it once: the median of the rounds. */
  readonly time: number;
}

const environment = {
  id: 'bench',
  locale: 'en',
  words: {},
  serviceBase: '/svt/elmstone',
  slots: {},
} as const;

/**
 * Renders each example of MUI's components as a section without a script, in rounds, so that what happens meanwhile on
 * the machine is not in the figures of one example.
 */
export function muiTimes(rounds = 60, warmUp = 30): readonly MuiTime[] {
  const examples = Object.values(muiExamples).flatMap((part) => Object.entries(part));
  const sections = examples.map(([name, Example]) => {
    // Only what `renderSection` reads.
    const section = {
      name: 'Example',
      View: () => createElement(Example),
      examples: {},
    } as unknown as AnySection;
    return { name, section, times: [] as number[], elements: 0 };
  });
  for (let round = 0; round < warmUp + rounds; round += 1) {
    for (const one of sections) {
      const started = performance.now();
      const { html } = renderSection(one.section, {}, environment, islandTheme);
      const spent = performance.now() - started;
      if (round >= warmUp) one.times.push(spent);
      else if (round === 0) one.elements = html.match(/<\w/g)?.length ?? 0;
    }
  }
  return sections.map(({ name, elements, times }) => {
    const sorted = times.toSorted((one, other) => one - other);
    return { name, elements, time: (sorted[Math.floor(sorted.length / 2)] ?? 0) * 1000 };
  });
}
