/** `GET` with the query `email` (FORM-18). */
export const emailCheckPath = '/svt/ecm/emailCheck';

/** Answer of the e-mail server check; `valid` and `catchall` pass, else `message` or the site's own words say why. */
export interface EmailCheckAnswer {
  readonly result: 'valid' | 'catchall' | 'invalid';
  readonly message?: string;
}
