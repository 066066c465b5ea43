import { z } from 'zod';
import { plainText } from '#content/fields.ts';
import { fieldName, fieldWhen } from './conditionSchema.ts';
import { keep, prefill } from './sourceSchema.ts';

/**
 * The schema of a kind of field, as authors write it.
 *
 * @param description for editors.
 * @param synonyms other names that authors may try; the check suggests this kind for them.
 */
export const kindSchema = <const Name extends string, Fields extends z.core.$ZodLooseShape>(
  name: Name,
  description: string,
  synonyms: readonly string[],
  fields: Fields,
) =>
  z.strictObject({
    kind: z.literal(name).meta({ title: 'Kind', description, synonyms: { [name]: synonyms } }),
    ...fields,
  });

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
type AutofillType = keyof typeof tokensOfType;

/** Returns what is valid, for an error message. */
const autocompleteExamples = (type: AutofillType | undefined): string =>
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
function isAutocomplete(text: string, type?: AutofillType): boolean {
  const words = text.split(' ');
  const name = words.pop() ?? '';
  return (
    tokens.has(name) &&
    isOfType(name, type) &&
    words.every((word) => /^(?:section-[\w-]+|shipping|billing|home|work|mobile)$/.test(word))
  );
}

// Schema parts shared by several kinds of fields. Nothing in this file may be bundled for the browser.

const parameters = /\{(?!(?:name|other|min|max)\})/;

/** A message to the visitor, with the placeholders `{name}`, `{other}`, `{min}` and `{max}`. */
const message = (title: string, description: string) =>
  z
    .string()
    .trim()
    .min(1)
    .refine((text) => !parameters.test(text), 'Only {name}, {other}, {min} and {max} are filled in here')
    .optional()
    .meta({ title, description, portico: 'message' });

const messages = () =>
  z
    .strictObject({
      required: message('Required', 'Shown when nothing was entered.'),
      format: message('Format', 'Shown when the value is invalid.'),
      constraint: message('Constraint', 'Shown when a zip code has the wrong number of digits.'),
      min: message('Too short', 'Shown when the value is too short or too low, or somebody too young.'),
      max: message('Too long', 'Shown when the value is too long, too high or too late.'),
      mismatch: message('Mismatch', 'Shown when the value differs from the field that it confirms.'),
      restricted: message('Restricted', 'Shown when an email domain is not accepted.'),
      server: message('Server', 'Shown when the server rejects an email address without a message.'),
      future: message('Future', 'Shown when a date is not in the future.'),
      past: message('Past', 'Shown when a date is not in the past.'),
    })
    .default({})
    .meta({ title: 'Messages', description: 'Overrides the site’s error messages; {name} is the label.' });
export type FieldMessages = z.output<ReturnType<typeof messages>>;

export const name = () =>
  fieldName().meta({ title: 'Name', description: 'Key that the value is sent under.' });
const label = () => plainText().meta({ title: 'Label', description: 'Label of the field.' });
export const hint = () =>
  plainText().optional().meta({ title: 'Hint', description: 'Help text between the label and the field.' });

/** The properties of every field that visitors fill in. */
export const named = {
  name: name(),
  required: z
    .boolean()
    .default(false)
    .meta({ title: 'Required', description: 'If true, the form cannot be sent without a value.' }),
  when: fieldWhen(),
  messages: messages(),
};
/** A field that is neither prefilled nor kept for other forms. */
export const secret = { ...named, label: label(), hint: hint() };
/** A field that can be prefilled and kept. */
export const common = { ...secret, prefill: prefill(), keep: keep() };

/** @param type of the input, which HTML allows only some tokens for. */
export const autocomplete = (type?: AutofillType) =>
  z
    .string()
    .refine((text) => isAutocomplete(text, type), `Expected ${autocompleteExamples(type)}`)
    .optional()
    .meta({
      title: 'Autocomplete',
      description: 'What browsers autofill, such as given-name, or "off". By default, as usual for the kind.',
    });
/** A field with autofill. */
export const typed = { ...common, autocomplete: autocomplete() };

export const count = (title: string, description: string) =>
  z.int().min(1).max(10_000).optional().meta({ title, description });

export const lengths = {
  minLength: count('Shortest', 'Minimum number of characters.'),
  maxLength: count('Longest', 'Maximum number of characters; 200 by default.'),
};

export const digits = (most: number, description: string) =>
  z.int().min(1).max(15).default(most).meta({ title: 'Digits', description });
