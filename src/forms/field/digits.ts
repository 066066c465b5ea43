/** Returns the digits of a text. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Whether digits cannot be a real number: all zeros, or starting with 000. */
export const isZeros = (digits: string): boolean => /^0*$/.test(digits) || digits.startsWith('000');
