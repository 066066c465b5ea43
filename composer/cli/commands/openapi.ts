import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import type { MakeCommand } from '#composer/cli/kit/Cli.ts';
import { contractOf } from '#composer/cli/kit/contractOf.ts';
import { contracts } from '#composer/server/openapi/contracts.ts';
import { openApi } from '#composer/server/openapi/openApi.ts';

/** `portico openapi cdRates`: prints the OpenAPI document of the services that the bank can implement. */
export const openapi: MakeCommand = ({ context: { root, version }, output, action }) =>
  new Command('openapi')
    .description('print the OpenAPI document of the services that the bank can implement')
    .argument('[service]', 'name in "services" of site.json; all by default')
    .option('--out <file>', 'write to a file instead of the terminal')
    .action(
      action((service, { out }) => {
        const chosen = service === undefined ? contracts : [contractOf(service)];
        const text = `${JSON.stringify(openApi(chosen, version), null, 2)}\n`;
        if (out === undefined) output.out(text);
        else {
          writeFileSync(resolve(root, out), text);
          output.out(`Written to ${out}.\n`);
        }
        return 0;
      }),
    );
