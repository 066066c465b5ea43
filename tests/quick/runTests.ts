// The process of `Runner.ts`: takes tests as a message, runs them, and answers with each file that has ended.
import { resolve } from 'node:path';
import {
  BaseSequencer,
  createVitest,
  type Reporter,
  type TestCase,
  type TestModule,
  type TestSpecification,
} from 'vitest/node';
import { projects } from '#tests/projects.ts';
import type { QuickTest, Selection } from './selectTests.ts';

/** What the process says of a test file that has ended, and at the end of everything. */
export interface RunMessage {
  readonly hasFailed: boolean;
  readonly ended?: string;
}

const say = (message: RunMessage) => process.send?.(message);
const moduleOf = ({ file }: QuickTest) => resolve(file);

function sequencerOf(tests: readonly QuickTest[]): typeof BaseSequencer {
  const order = tests.map(moduleOf);
  return class InOrder extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      return files.toSorted((one, other) => order.indexOf(one.moduleId) - order.indexOf(other.moduleId));
    }
  };
}

/** Runs tests with only the projects that they need. @returns Whether there was an error outside of them. */
async function runTests({ tests, pages }: Selection): Promise<boolean> {
  // Storybook writes the stories of pages when it starts, and only Vitest turns stories into tests.
  Object.assign(process.env, {
    PORTICO_TESTED_PAGES: pages.join(' '),
    VITEST: 'true',
    TEST: 'true',
    NODE_ENV: 'test',
  });
  const reporter: Reporter = {
    // At once, because the time can be over before Vitest writes its summary.
    onTestCaseResult(test: TestCase) {
      const { state, errors } = test.result();
      if (state === 'failed')
        console.error(`\n× ${test.fullName}\n  ${errors.map(({ message }) => message).join('\n  ')}`);
    },
    onTestModuleEnd(module: TestModule) {
      say({ hasFailed: module.state() === 'failed', ended: module.moduleId });
    },
  };
  const names = [...new Set(tests.map(({ project }) => project))];
  const vitest = await createVitest('test', {
    config: false,
    watch: false,
    projects: await Promise.all(names.map(async (name) => projects[name]())),
    sequence: { sequencer: sequencerOf(tests) },
    silent: 'passed-only',
    reporters: ['default', reporter],
  });
  await vitest.standalone();
  const contract = tests.find(({ project, pattern }) => project === 'browser' && pattern !== undefined);
  const specifications = tests.map((test) => {
    // A browser's project is called after its browser, too: "stories-chromium".
    const project = vitest.projects.find(({ name }) => name.split('-')[0] === test.project);
    if (!project) throw new Error(`Vitest has no project "${test.project}".`);
    if (contract && test === contract) project.provide('onlySections', contract.only);
    return project.createSpecification(moduleOf(test), test.pattern && { testNamePattern: test.pattern });
  });
  const { unhandledErrors } = await vitest.runTestSpecifications(specifications);
  await vitest.close();
  return unhandledErrors.length > 0;
}

process.once('disconnect', () => process.exit());
process.once('message', (selection: Selection) => {
  void runTests(selection).then(
    (hasFailed) => say({ hasFailed }),
    (error: unknown) => {
      console.error(error);
      say({ hasFailed: true });
    },
  );
});
