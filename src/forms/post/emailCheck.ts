/** Path of the email check: `GET` with the query parameter `email` (FORM-18). */
export const emailCheckPath = '/svt/ecm/emailCheck';

/**
 * Answer of the email check. `valid` and `catchall` pass; for `invalid`, `message` says why, or else the site's own
 * words.
 */
export interface EmailCheckAnswer {
  readonly result: 'valid' | 'catchall' | 'invalid';
  readonly message?: string;
}
