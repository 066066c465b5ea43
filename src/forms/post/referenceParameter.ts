/** The parameter with which a confirming page gets the reference number of what was sent without scripts. */
export const referenceParameter = 'reference';

/** Whether a text has the form of a reference number, such as `K7QF-2M9X`. */
export const isReference = (text: string): boolean => /^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/.test(text);
