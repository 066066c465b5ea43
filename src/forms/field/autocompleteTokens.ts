/** Autofill field names of the HTML standard, without those for parts of telephone numbers and for images. */
const tokens = new Set(
  [
    'off on name honorific-prefix given-name additional-name family-name honorific-suffix nickname',
    'username new-password current-password one-time-code organization-title organization street-address',
    'address-line1 address-line2 address-line3 address-level4 address-level3 address-level2 address-level1',
    'country country-name postal-code transaction-currency transaction-amount language bday bday-day bday-month',
    'bday-year sex url tel tel-country-code tel-national tel-area-code tel-local tel-extension email impp',
  ].flatMap((line) => line.split(' ')),
);

/** Tokens that the HTML standard allows for inputs that are not plain text. */
const tokensOfType = {
  tel: ['tel'],
  email: ['email', 'username'],
  date: ['bday'],
  password: ['new-password', 'current-password', 'one-time-code'],
} as const;
export type AutofillType = keyof typeof tokensOfType;

/** Returns what is valid, for an error message. */
export const autocompleteExamples = (type: AutofillType | undefined): string =>
  type === undefined
    ? 'a token of the HTML standard such as given-name, postal-code or off'
    : `${tokensOfType[type].join(', ')}, on or off, which HTML allows for an input of type ${type}`;

const isOfType = (name: string, type: AutofillType | undefined) =>
  type === undefined || [...tokensOfType[type], 'on', 'off'].includes(name);

/**
 * Whether a text is a valid `autocomplete` value, such as `given-name` or `billing postal-code`.
 *
 * @param type of the input, if it is not plain text.
 */
export function isAutocomplete(text: string, type?: AutofillType): boolean {
  const words = text.split(' ');
  const name = words.pop() ?? '';
  return (
    tokens.has(name) &&
    isOfType(name, type) &&
    words.every((word) => /^(?:section-[\w-]+|shipping|billing|home|work|mobile)$/.test(word))
  );
}
