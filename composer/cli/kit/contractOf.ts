import { nearest } from '#composer/problems/nearest.ts';
import { contracts } from '#composer/server/openapi/contracts.ts';
import type { ServiceContract } from '#composer/server/services/contract/ServiceContract.ts';
import { WrongUse } from './Cli.ts';

/** Returns the contract of a service. @throws {WrongUse} that names the nearest one, if there is none. */
export function contractOf(service: string): ServiceContract {
  const contract = contracts.find(({ name }) => name === service);
  if (contract) return contract;
  const names = contracts.map(({ name }) => name);
  const meant = nearest(service, names);
  const hint = meant === undefined ? '' : ` Did you mean "${meant}"?`;
  throw new WrongUse(`there is no service "${service}".${hint} Services: ${names.join(', ')}.`);
}
