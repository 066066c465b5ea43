import { readCookie } from './cookies.ts';
import { isZipCode } from './zipCode.ts';

/** Returns the five digits that a visitor's cookie keeps, or `undefined`. */
export function keptZipCode(cookies?: string): string | undefined {
  const zipCode = readCookie('zipcode', cookies);
  return isZipCode(zipCode) ? zipCode : undefined;
}
