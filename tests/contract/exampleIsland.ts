import { inject, vi } from 'vitest';
import { hydrateView } from '#composer/client/hydrateView.tsx';
import { renderSection } from '#composer/render/section/renderSection.tsx';
import type { AnySection } from '#section-kit/defineSection.ts';
import { resolveProps, standaloneContext } from '#section-kit/resolveProps.ts';
import { registry } from '#sections/registry.gen.ts';
import { localeOfExample } from '#tests/contract/localeOfExample.ts';
import { islandTheme } from '#theme/theme.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Names of the sections to test in the browser. Vitest's pattern of test names does not reach browsers. */
    readonly onlySections: readonly string[] | undefined;
  }
}

const only = inject('onlySections');

/** All sections that hydrate; in `npm run test:quick` those that a change can affect. */
export const islands: readonly AnySection[] = [...registry.values()].filter(
  ({ hydrate, name }) => hydrate !== undefined && (only?.includes(name) ?? true),
);

/** Puts the server's HTML of an example into the page. */
export function placeExample(section: AnySection, example: string): HTMLElement {
  const { name } = section;
  const locale = localeOfExample(example);
  const author = section.examples[example];
  const props = resolveProps(section, author, standaloneContext({ locale }, section, author));
  const environment = {
    id: 'island',
    locale,
    words: section.words?.[locale] ?? {},
    serviceBase: '/svt/elmstone',
    slots: {},
  };
  const { html, data = '' } = renderSection(section, props, environment, islandTheme);
  document.body.innerHTML = `<div data-section="${name}" id="island">${html}</div><script type="application/json" data-for="island">${data}</script>`;
  return document.body.firstElementChild as HTMLElement;
}

/** Hydrates an island and runs what a visitor does. @returns The errors that React or the section has logged. */
export async function hydrateAndUse(
  root: HTMLElement,
  section: AnySection,
  visit: () => Promise<void>,
): Promise<string[]> {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken: string[] = [];
  const onBroken = (event: ErrorEvent) => {
    event.preventDefault();
    broken.push(event.message);
  };
  addEventListener('error', onBroken);
  await hydrateView(root, section.View);
  await visit();
  removeEventListener('error', onBroken);
  const said = complaint.mock.calls.map((call) => call.map(String).join(' '));
  complaint.mockRestore();
  return [...broken, ...said.filter((text) => !text.includes('could not be loaded'))];
}
