/** The digits of a text. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Whether digits are no number: all zeros, or a start of 000. */
export const isZeros = (digits: string): boolean => /^0*$/.test(digits) || digits.startsWith('000');

/** Whether two numbers are the same, however they are set apart. */
export const isSameNumber = (one: string, other: string): boolean => digitsOf(one) === digitsOf(other);
