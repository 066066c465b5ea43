import { Option } from '@commander-js/extra-typings';
import { regulatorNames } from '#composer/page/regulators.ts';

/** The flag of a brand's regulator. @param usual What is used without it. */
export const regulatorOption = (usual: string) =>
  new Option(
    '--regulator <name>',
    `who insures the deposits: fdic for a bank, ncua for a credit union; ${usual}`,
  ).choices(regulatorNames);
