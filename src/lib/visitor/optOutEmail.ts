import { isEmailAddress } from './emailAddress.ts';

const shortest = 6;
/** Maximum length of the part before the `@`. */
const longestName = 64;

/** Whether an email address is valid for opting out, in the browser and on the server (MODAL-03). */
export const isOptOutEmail = (text: string): boolean =>
  text.length >= shortest && text.lastIndexOf('@') <= longestName && isEmailAddress(text);
