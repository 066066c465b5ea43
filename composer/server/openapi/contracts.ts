import { leadsPublished } from '#composer/server/delivery/sendLead.ts';
import { appointmentsPublished } from '#composer/server/services/appointments.ts';
import { assistantTokenPublished } from '#composer/server/services/assistant/assistantService.ts';
import type { ServiceContract } from '#composer/server/services/contract/ServiceContract.ts';
import { emailCheckPublished } from '#composer/server/services/email/emailCheck.ts';
import { locationContracts } from '#composer/server/services/locations.ts';
import { pageViewPublished } from '#composer/server/services/pageViews/pageViewService.ts';
import { rateContracts } from '#composer/server/services/rates/rateServices.ts';
import { searchPublished } from '#composer/server/services/search.ts';

/** The contracts of all services that the bank can implement, by the names in `services` of `site.json`. */
export const contracts: readonly ServiceContract[] = [
  ...rateContracts,
  ...locationContracts,
  appointmentsPublished,
  searchPublished,
  emailCheckPublished,
  pageViewPublished,
  assistantTokenPublished,
  leadsPublished,
];
