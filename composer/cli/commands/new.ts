import { Command, Option } from '@commander-js/extra-typings';
import type { MakeCommand } from '#composer/cli/kit/Cli.ts';

/**
 * `portico new section`, for the help only: the command runs in `newSection.ts` before this program is bundled,
 * because the bundle must include the new section.
 */
export const newSection: MakeCommand = () =>
  new Command('new').description('create a section').addCommand(
    new Command('section')
      .description('create the folder of a new section')
      .argument('<Name>', 'name of the component, such as RateTable')
      .addOption(
        new Option('--level <level>', 'what it does in the browser')
          .choices(['html', 'behaviour', 'island'])
          .default('html'),
      ),
  );
