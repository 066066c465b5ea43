// Parts of schemas that several kinds of fields have. Nothing of this file may reach the browser.
import { z } from 'zod';
import { plainText } from '#content/text.ts';
import { isAutocomplete } from './autocompleteTokens.ts';
import { fieldName, fieldWhen } from './conditionSchema.ts';
import { keep, prefill } from './sourceSchema.ts';

const parameters = /\{(?!(?:name|other|min|max)\})/;

/** Words for the visitor in which `{name}`, `{other}`, `{min}` and `{max}` are filled in. */
const message = (title: string, description: string) =>
  z
    .string()
    .trim()
    .min(1)
    .refine((text) => !parameters.test(text), 'Only {name}, {other}, {min} and {max} are filled in here')
    .optional()
    .meta({ title, description });

const messages = () =>
  z
    .strictObject({
      required: message('Required', 'When nothing was entered.'),
      format: message('Format', 'When what was entered cannot be right.'),
      constraint: message('Constraint', 'When a zip code does not have the right number of digits.'),
      min: message('Too short', 'When there is too little.'),
      max: message('Too long', 'When there is too much.'),
      mismatch: message('Mismatch', 'When it is not the same as the field it confirms.'),
      restricted: message('Restricted', 'When an e-mail domain is not accepted.'),
      server: message(
        'Server',
        'When the server’s check of an e-mail address fails without words of its own.',
      ),
      future: message('Future', 'When a date is not later than today.'),
      past: message('Past', 'When a date is not earlier than today.'),
    })
    .default({})
    .meta({
      title: 'Messages',
      description: 'Words in place of the site’s own for what is wrong; {name} is the label.',
    });
export type FieldMessages = z.output<ReturnType<typeof messages>>;

export const name = () =>
  fieldName().meta({ title: 'Name', description: 'Key under which the value is sent.' });
const label = () => plainText().meta({ title: 'Label', description: 'What is asked for.' });
export const hint = () =>
  plainText().optional().meta({ title: 'Hint', description: 'Help that stands between label and field.' });

/** What every field has that the visitor fills in. */
export const named = {
  name: name(),
  required: z
    .boolean()
    .default(false)
    .meta({ title: 'Required', description: 'True when the form cannot be sent without it.' }),
  when: fieldWhen(),
  messages: messages(),
};
/** A field whose value comes from the visitor alone, and is kept nowhere. */
export const secret = { ...named, label: label(), hint: hint() };
/** A field that may begin with a value that is known. */
export const common = { ...secret, prefill: prefill(), keep: keep() };

export const autocomplete = () =>
  z
    .string()
    .refine(isAutocomplete, 'Expected a token of the HTML standard such as given-name, tel-national or off')
    .optional()
    .meta({
      title: 'Autocomplete',
      description:
        'What the browser may fill in, such as given-name; the kind’s own without it, "off" for nothing.',
    });
/** A field that the browser may fill in. */
export const typed = { ...common, autocomplete: autocomplete() };

export const count = (title: string, description: string) =>
  z.int().min(1).max(10_000).optional().meta({ title, description });

export const lengths = {
  minLength: count('Shortest', 'Fewest characters.'),
  maxLength: count('Longest', 'Most characters; 200 without it.'),
};

export const digits = (most: number, description: string) =>
  z.int().min(1).max(15).default(most).meta({ title: 'Digits', description });
