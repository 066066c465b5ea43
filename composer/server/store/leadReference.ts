import { createHash } from 'node:crypto';

/** Letters and digits that are not mistaken for each other on the phone. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * Returns the reference number of a lead, such as `K7QF-2M9X`: what the visitor is shown and the bank's staff can look
 * up. Says nothing about the lead or how many there are.
 *
 * @param key the lead's idempotency key.
 */
export function leadReference(key: string): string {
  const digest = createHash('sha256').update(`reference\n${key}`).digest();
  const letters = [...digest.subarray(0, 8)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
