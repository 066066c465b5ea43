import type { DataKeys } from '#composer/server/store/dataKeys.ts';
import type { KnownLead } from '#composer/server/store/leadQueries.ts';
import { leadValues, maskedValues } from '#composer/server/store/leadStore.ts';

const time = (milliseconds: number | null) =>
  milliseconds === null ? null : new Date(milliseconds).toISOString();

/** Returns what an operator sees of a lead, without its values. */
export function leadSummary(lead: KnownLead) {
  return {
    id: lead.id,
    receivedAt: new Date(lead.receivedAt).toISOString(),
    form: lead.form,
    locale: lead.locale,
    page: lead.page,
    state: lead.state,
    attempts: lead.attempts,
    nextTryAt: lead.state === 'waiting' ? time(lead.nextAt) : null,
    finishedAt: time(lead.finishedAt),
    lastError: lead.lastError,
  };
}

/** Whether to show sensitive values, and the keys that decrypt them. */
export interface Reveal {
  readonly reveal: boolean;
  readonly keys: DataKeys | undefined;
}

/** Returns a lead with its values. @throws {Error} if sensitive values should be shown and cannot be decrypted. */
export const leadRecord = (lead: KnownLead, { reveal, keys }: Reveal) => ({
  ...leadSummary(lead),
  values: reveal ? leadValues(lead, keys) : maskedValues(lead),
});
