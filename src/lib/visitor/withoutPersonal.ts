/** Parts of the names of fields with personal or sensitive values, in lower case without separators. */
const personalNames =
  /name|mail|phone|fax|mobile|number|ssn|itin|tax(?!on)|birth|dob|passw|acct|cvv|street|address|city|postal|zip|income|salary|employ|company|passport|license|confirmationcode|acxiom|userchar/;

const separators = /[\s.,_*-]/g;

/** Whether a value looks like a tax, card, account or telephone number, or like an email address. */
const isPersonalValue = (value: string) =>
  /^\+?\d{9,}$/.test(value.replaceAll(separators, '')) || value.includes('@');

/** Whether the masked form of a tax number, such as `***-**-6789`. */
const isMasked = (value: string) => value.includes('***') && /\d{4}$/.test(value);

/**
 * Returns the parameters of an address without those that name personal or sensitive data, whatever their case, and
 * without values that look like it (SEC-04).
 */
export function withoutPersonal(query: URLSearchParams): URLSearchParams {
  const isOpen = ([name, value]: [string, string]) =>
    !personalNames.test(name.toLowerCase().replaceAll(separators, '')) &&
    !isPersonalValue(value) &&
    !isMasked(value);
  return new URLSearchParams([...query].filter(isOpen));
}
