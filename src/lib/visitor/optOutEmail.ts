/** Maximum lengths of an email address and, below, of the part before the `@`. */
export const longestEmail = 254;
const shortest = 6;
const longestName = 64;

/** Whether an email address is valid for opting out (MODAL-03). */
export const isOptOutEmail = (text: string): boolean =>
  text.length >= shortest &&
  text.length <= longestEmail &&
  text.lastIndexOf('@') <= longestName &&
  /^[^\s@]+@(?:[^\s@.]+\.)+[a-z]{2,}$/i.test(text);
