import { Command } from '@commander-js/extra-typings';
import type { MakeCommand } from '#composer/cli/kit/Cli.ts';
import {
  activateCommand,
  pruneCommand,
  publishCommand,
  rollbackCommand,
} from '#composer/cli/releases/changeReleases.ts';
import { listCommand, showCommand } from '#composer/cli/releases/listReleases.ts';

const notes = `
--store or PORTICO_RELEASES names the store: a folder, or s3://bucket/prefix with AWS_ACCESS_KEY_ID,
AWS_SECRET_ACCESS_KEY, AWS_REGION, and AWS_ENDPOINT_URL for an object store that is not AWS.
Exit codes: 0 success, 1 refused by the store or store error, 2 usage error.`;

/** Every subcommand, in the order of the help text. */
const subcommands = [
  listCommand,
  showCommand,
  publishCommand,
  activateCommand,
  rollbackCommand,
  pruneCommand,
];

/** `portico releases`: publishes, activates and rolls back releases of the site. */
export const releases: MakeCommand = (cli) =>
  subcommands.reduce(
    (command, make) => command.addCommand(make(cli)),
    new Command('releases')
      .description('publish, activate and roll back releases')
      .addHelpText('after', notes),
  );
