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

/** Whether a text is a valid `autocomplete` value, such as `given-name` or `billing postal-code`. */
export function isAutocomplete(text: string): boolean {
  const words = text.split(' ');
  const name = words.pop() ?? '';
  return (
    tokens.has(name) &&
    words.every((word) => /^(?:section-[\w-]+|shipping|billing|home|work|mobile)$/.test(word))
  );
}
