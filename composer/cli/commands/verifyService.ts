import { Command, InvalidArgumentError } from '@commander-js/extra-typings';
import { type CommandOutput, type MakeCommand, WrongUse } from '#composer/cli/kit/Cli.ts';
import { contractOf } from '#composer/cli/kit/contractOf.ts';
import { type ExampleResult, verifyService as verify } from '#composer/server/openapi/verifyService.ts';

/** Timeout of a service in milliseconds, if `site.json` names none. */
const usualTimeout = 2000;

const notes = `
The address is what "upstream" of the service in site.json is. Exit codes: 0 fits, 1 problems, 2 usage error.`;

function readTimeout(text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Expected milliseconds, such as 2000.');
}

/** Collects `--set name=value`. */
function readValue(text: string, values: Readonly<Record<string, string>>): Record<string, string> {
  const [, name, value] = /^(\w+)=(.*)$/.exec(text) ?? [];
  if (name === undefined || value === undefined)
    throw new InvalidArgumentError('Expected a name and a value, such as productKeys=CHK1.');
  return { ...values, [name]: value };
}

function readUrl(text: string): string {
  if (URL.canParse(text) && /^https?:/.test(text)) return text;
  throw new WrongUse(`expected an address such as https://rates.bank.example/cd; got "${text}".`);
}

function print({ example, milliseconds, problems }: ExampleResult, output: CommandOutput): void {
  const sign = problems.length === 0 ? 'ok   ' : 'FAIL ';
  output.out(`${sign} ${example.kind}: ${example.summary} (${milliseconds} ms)\n`);
  for (const problem of problems) output.out(`        ${problem}\n`);
}

/** `portico verify-service cdRates https://…`: checks a service of the bank against its contract. */
export const verifyService: MakeCommand = ({ output, action }) =>
  new Command('verify-service')
    .description('check a service of the bank against its contract')
    .argument('<name>', 'name in "services" of site.json')
    .argument('<url>', 'address of the service')
    .option('--timeout <ms>', '"timeoutMs" of the service in site.json', readTimeout, usualTimeout)
    .option(
      '--set <name=value>',
      'use a value of this bank in valid requests; may be repeated',
      readValue,
      {},
    )
    .addHelpText('after', notes)
    .action(
      action(async (name, address, { timeout: timeoutMs, set: values }) => {
        const contract = contractOf(name);
        const url = readUrl(address);
        let failed = 0;
        for await (const result of verify(contract, { url, timeoutMs, values })) {
          print(result, output);
          if (result.problems.length > 0) failed += 1;
        }
        const all = contract.examples.length;
        output.out(failed === 0 ? `${name} fits the contract.\n` : `${failed} of ${all} requests failed.\n`);
        return failed === 0 ? 0 : 1;
      }),
    );
