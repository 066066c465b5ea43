const shortest = 6;
/** Maximum length of the part before the `@`. */
const longestName = 64;

/** Whether an email address is valid for opting out, in the browser and on the server (MODAL-03). */
export const isOptOutEmail = (text: string): boolean =>
  text.length >= shortest && text.lastIndexOf('@') <= longestName && isEmailAddress(text);

/** Maximum length of an email address. */
export const longestEmail = 254;

const pattern =
  /^[^\s\p{Cf}@<>(),;:"[\]\\]+@(?:[\p{L}\p{M}\p{N}]+(?:-+[\p{L}\p{M}\p{N}]+)*\.)+[\p{L}\p{M}]{2,}$/u;

/** Whether a text is an email address: local part, `@`, and a domain whose last label has at least two letters (VAL-11). */
export const isEmailAddress = (text: string): boolean => text.length <= longestEmail && pattern.test(text);
