import { cpSync } from 'node:fs';

/** Location files whose branches a copy has. The pages of all branches have one template. */
const kept = /^(?:me|oh)\.json$/;

/** Copies the demo's pages into a folder, with the branches of two states: those of all are most of its pages. */
export function copyDemo(folder: string): void {
  cpSync('pages-json', folder, {
    recursive: true,
    filter: (file) => {
      const [, name] = /[/\\]locations[/\\]([^/\\]+)$/.exec(file) ?? [];
      return name === undefined || kept.test(name);
    },
  });
}
