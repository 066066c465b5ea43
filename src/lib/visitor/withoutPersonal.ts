import { sessionStore } from './storage.ts';

/** Keeps a search for the other search boxes of the session (SRCH-07), unless it may be a personal number (SEC-04). */
export function keepSearch(term: string): void {
  if (looksPersonal(term)) sessionStore.remove('lastSearch');
  else sessionStore.set('lastSearch', term);
}

/** General names of personal values, as whole words of a parameter's name, for addresses that no form of the site made. */
const personalWords = new Set(
  (
    'ssn itin ein tin dob birthday birthdate password passwd pwd cvv cvc iban account acct email mail phone telephone ' +
    'fax passport surname address street zip'
  ).split(' '),
);

/** The same for names of several words, without separators. */
const personalPhrases =
  /^name$|(?:first|middle|last|full|given|family|maiden|user)name|socialsecurity|taxid|taxnumber|cardnumber|dateofbirth|zipcode|confirmationcode|acxiomcode|userchar/;

/** Returns the words of a parameter's name in lower case: `homePhone2` and `home_phone` give `home` and `phone`. */
const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/(\p{Ll})(\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$1$3 $2')
    .toLowerCase()
    .split(/[^\p{L}]+/u);

function isPersonalName(name: string, fields: ReadonlySet<string>): boolean {
  const words = wordsOf(name);
  return (
    fields.has(name.toLowerCase()) ||
    words.some((word) => personalWords.has(word)) ||
    personalPhrases.test(words.join(''))
  );
}

/** Fewest digits of a tax, card, account or telephone number. A date has eight, a zip code five. */
const shortestNumber = 9;

/**
 * Whether a text holds a number of at least nine digits, whatever separates them. One or two digits that belong to a
 * word are not part of it: the 1 of `A1-20261125`.
 */
export function hasLongNumber(text: string): boolean {
  const parts = text.split(/\p{L}+/u);
  return parts.some((part, index) => {
    const groups = part.match(/\p{Nd}+/gu) ?? [];
    const isShort = (group = '') => groups.length > 1 && group.length < 3;
    if (index < parts.length - 1 && /\p{Nd}$/u.test(part) && isShort(groups.at(-1))) groups.pop();
    if (index > 0 && /^\p{Nd}/u.test(part) && isShort(groups[0])) groups.shift();
    return groups.join('').length >= shortestNumber;
  });
}

/** Whether a text is the masked form of a tax number, such as `***-**-6789`. */
const isMasked = (text: string) => text.includes('***') && /\d{4}$/.test(text);

/** Returns a text without percent-encoding, also that of an address inside an address. */
function decoded(text: string): string {
  let plain = text;
  for (let depth = 0; depth < 3 && plain.includes('%'); depth += 1) {
    try {
      plain = decodeURIComponent(plain);
    } catch {
      break;
    }
  }
  return plain.normalize('NFKC');
}

/** Whether a text holds what looks like a tax, card, account or telephone number, or like an email address (SEC-04). */
export function looksPersonal(text: string): boolean {
  const plain = decoded(text);
  return plain.includes('@') || isMasked(plain) || hasLongNumber(plain);
}

/** Returns the names of the parameters in a text, such as `ssn` for `/apply?ssn=1`. */
const namesIn = (text: string): string[] =>
  decoded(text)
    .split(/[?&;#/,{}"'\s]+/)
    .flatMap((part) => (/[=:]/.test(part) ? [part.split(/[=:]/, 1)[0] ?? ''] : []));

/** Adobe's parameter that links visits to several sites of a company holds long ids of the browser, and an `@`. */
const isVisitorId = (name: string, value: string) =>
  name === 'adobe_mc' && value.split('|').every((part) => /^[A-Z]{2,}=[\w@]*$/.test(part));

/**
 * Returns the parameters of an address without those that name personal or sensitive data, whatever their case, and
 * without values that look like it (SEC-04).
 *
 * @param fields names of the fields of the site's forms with such data, in lower case.
 */
export function withoutPersonal(query: URLSearchParams, fields: ReadonlySet<string>): URLSearchParams {
  const isOpen = ([name, value]: [string, string]) =>
    isVisitorId(name, value) ||
    (!isPersonalName(name, fields) &&
      !looksPersonal(value) &&
      !namesIn(value).some((nested) => isPersonalName(nested, fields)));
  return new URLSearchParams([...query].filter(isOpen));
}
