import { afterEach, describe, expect, test, vi } from 'vitest';
import type { AnySection } from '#section-kit/defineSection.ts';
import { registry } from '#sections/registry.gen.ts';
import { hydrateAndUse, islands, placeExample } from './exampleIsland.ts';

afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

const settled = () => new Promise<void>((done) => setTimeout(done, 50));

/** Hydrates an example of a section. @returns What React or the section has logged. */
async function hydrateExample(section: AnySection, example: string): Promise<string[]> {
  const replaced = vi.spyOn(console, 'info').mockImplementation(() => {});
  const errors = await hydrateAndUse(placeExample(section, example), section, settled);
  return [...errors, ...replaced.mock.calls.map((call) => call.map(String).join(' '))];
}

describe.each(islands.map((section) => [section.name, section] as const))('%s', (_name, section) => {
  test.each(Object.keys(section.examples))('hydrates example %s without a warning', async (example) => {
    expect(await hydrateExample(section, example)).toEqual([]);
  });
});

test('a section hydrates without a warning when another one has learned that a list cannot be loaded', async () => {
  const section = registry.get('HomeEquityRates');
  if (!section) throw new Error('There is no HomeEquityRates.');
  // No services are available here.
  await hydrateExample(section, 'default');
  await vi.waitFor(() => expect(document.getElementById('island-stateCode-error')).not.toBeNull(), 5000);
  expect(await hydrateExample(section, 'default')).toEqual([]);
});
