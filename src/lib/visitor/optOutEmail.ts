/** Characters of an e-mail address, and of its part before the @. */
export const longestEmail = 254;
const shortest = 6;
const longestName = 64;

/** Whether somebody can opt out with a text as their e-mail address (MODAL-03). */
export const isOptOutEmail = (text: string): boolean =>
  text.length >= shortest &&
  text.length <= longestEmail &&
  text.lastIndexOf('@') <= longestName &&
  /^[^\s@]+@(?:[^\s@.]+\.)+[a-z]{2,}$/i.test(text);
