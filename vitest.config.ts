import { defineConfig } from 'vitest/config';
import { LongestFirst } from '#tests/LongestFirst.ts';
import { projects } from '#tests/projects.ts';

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: Object.values(projects).map((project) => project()),
  },
});
