import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderSection } from '#composer/render/section/renderSection.tsx';
import { sectionHeadings } from '#composer/project/sectionHeadings.tsx';
import { resolveProps, standaloneContext } from '#section-kit/resolveProps.ts';
import { registry } from '#sections/registry.gen.ts';
import { islandTheme } from '#theme/theme.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const islands = [...registry.values()].filter(({ hydrate }) => hydrate !== undefined);

test.each(islands.map((section) => [section.name, section] as const))(
  '%s leaves no timer behind that would keep a build from ending',
  (_name, section) => {
    const props = section.examples.default;
    const resolved = resolveProps(section, props, standaloneContext({}, section, props));
    const words = section.words?.en ?? {};
    const environment = { id: 'one', locale: 'en', words, serviceBase: '/svt/elmstone' } as const;
    expect(renderSection(section, resolved, environment, islandTheme).data).toBeDefined();
    sectionHeadings(section, props);
    expect(vi.getTimerCount()).toBe(0);
  },
);
