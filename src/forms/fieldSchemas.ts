import { z } from 'zod';
import { inlineText, plainText } from '#content/text.ts';
import { isAutocomplete } from './autocompleteTokens.ts';
import { fieldName, fieldWhen } from './conditionSchema.ts';
import { hiddenSource, keep, prefill } from './sourceSchema.ts';

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

const name = () => fieldName().meta({ title: 'Name', description: 'Key under which the value is sent.' });
const label = () => plainText().meta({ title: 'Label', description: 'What is asked for.' });
export const hint = () =>
  plainText().optional().meta({ title: 'Hint', description: 'Help that stands between label and field.' });

const named = {
  name: name(),
  required: z
    .boolean()
    .default(false)
    .meta({ title: 'Required', description: 'True when the form cannot be sent without it.' }),
  when: fieldWhen(),
  messages: messages(),
};
const secret = { ...named, label: label(), hint: hint() };
const common = { ...secret, prefill: prefill(), keep: keep() };

const autocomplete = () =>
  z
    .string()
    .refine(isAutocomplete, 'Expected a token of the HTML standard such as given-name, tel-national or off')
    .optional()
    .meta({
      title: 'Autocomplete',
      description:
        'What the browser may fill in, such as given-name; the kind’s own without it, "off" for nothing.',
    });
const typed = { ...common, autocomplete: autocomplete() };

const count = (title: string, description: string) =>
  z.int().min(1).max(10_000).optional().meta({ title, description });

const option = z.strictObject({
  value: z.string().min(1).meta({ title: 'Value', description: 'What is sent.' }),
  label: plainText().meta({ title: 'Label', description: 'What the visitor reads.' }),
});
const options = () => z.array(option).min(2).meta({ title: 'Choices', description: 'From top to bottom.' });
const placeholder = () =>
  plainText().optional().meta({ title: 'Placeholder', description: 'The empty choice.' });

const rule = () =>
  z.enum(['alphbetsOnly', 'alphaNumericwithSpace', 'alphawithSpace', 'generic']).optional().meta({
    title: 'Rule',
    description:
      'Letters only, letters and digits with spaces, letters with spaces; generic: 20 to 200 characters.',
  });
const lengths = {
  minLength: count('Shortest', 'Fewest characters.'),
  maxLength: count('Longest', 'Most characters; 200 without it.'),
};

const digits = (most: number, description: string) =>
  z.int().min(1).max(15).default(most).meta({ title: 'Digits', description });

/** The kinds of fields that authors can ask for. A group is none of them: it holds fields. */
export const fieldSchemas = [
  z.strictObject({ kind: z.literal('text'), ...typed, ...lengths, rule: rule() }),
  z.strictObject({
    kind: z.literal('textarea'),
    ...common,
    minLength: lengths.minLength,
    maxLength: count('Longest', 'Most characters; the visitor sees how many are left. 200 without it.'),
    rule: rule(),
  }),
  z.strictObject({
    kind: z.literal('email'),
    ...typed,
    restrictedDomains: z
      .array(z.string())
      .default([])
      .meta({ title: 'Restricted domains', description: 'Domains that are not accepted.' }),
    serverCheck: z.boolean().default(false).meta({
      title: 'Server check',
      description: 'True to ask the server whether the address can get mail.',
    }),
  }),
  z.strictObject({
    kind: z.literal('phone'),
    ...typed,
    digits: digits(10, 'How many digits the number has.'),
  }),
  z.strictObject({ kind: z.literal('japanesePhone'), ...typed }),
  z.strictObject({
    kind: z.literal('zip'),
    ...typed,
    digits: z
      .union([z.literal(5), z.literal(9)])
      .default(5)
      .meta({ title: 'Digits', description: '5, or 9 where the extension may follow.' }),
    minDigits: z
      .union([z.literal(5), z.literal(9)])
      .default(5)
      .meta({ title: 'Fewest digits', description: '9 where the extension must follow.' }),
  }),
  z.strictObject({
    kind: z.enum(['ssn', 'itin', 'taxId']).meta({
      title: 'Kind',
      description: 'A US number of nine digits, or the tax number of another country.',
    }),
    ...secret,
  }),
  z.strictObject({
    kind: z.literal('currency'),
    ...typed,
    digits: digits(9, 'Most digits of the amount, cents included.'),
  }),
  z.strictObject({ kind: z.literal('number'), ...typed, ...lengths }),
  z.strictObject({
    kind: z.literal('password'),
    ...secret,
    autocomplete: autocomplete(),
    minLength: z.int().min(1).max(128).meta({ title: 'Shortest', description: 'Fewest characters.' }),
    maxLength: count('Longest', 'Most characters; no limit without it.'),
  }),
  z.strictObject({
    kind: z.literal('date'),
    ...typed,
    futureDates: z
      .boolean()
      .default(false)
      .meta({ title: 'Future dates', description: 'True when only days later than today are right.' }),
    pastDates: z
      .boolean()
      .default(false)
      .meta({ title: 'Past dates', description: 'True when only days earlier than today are right.' }),
  }),
  z.strictObject({ kind: z.literal('select'), ...typed, options: options(), placeholder: placeholder() }),
  z.strictObject({ kind: z.literal('radioGroup'), ...common, options: options() }),
  z.strictObject({ kind: z.literal('checkboxGroup'), ...common, options: options() }),
  z.strictObject({ kind: z.literal('checkbox'), ...common }),
  z.strictObject({
    kind: z.literal('consent'),
    ...named,
    hint: hint(),
    text: inlineText().meta({
      title: 'Text',
      description: 'What the visitor agrees to by ticking the box; may have links.',
    }),
    label: plainText().meta({ title: 'Name', description: 'Short name of the consent for messages.' }),
  }),
  z.strictObject({
    kind: z.literal('confirm'),
    ...secret,
    of: fieldName().meta({ title: 'Of', description: 'Name of the field that is entered a second time.' }),
  }),
  z.strictObject({
    kind: z.enum(['country', 'state', 'province']).meta({
      title: 'Kind',
      description: 'A choice whose choices are known: countries, US states, Canadian provinces.',
    }),
    ...typed,
    options: options()
      .optional()
      .meta({ title: 'Choices', description: 'Only some, or in another order; all of them without it.' }),
    placeholder: placeholder(),
  }),
  z.strictObject({
    kind: z.literal('captcha'),
    name: z
      .literal('captcha_response')
      .default('captcha_response')
      .meta({ title: 'Name', description: 'Key under which the proof is sent.' }),
    label: plainText()
      .optional()
      .meta({ title: 'Label', description: 'Words of the challenge; the site’s own without it.' }),
    captchaType: z
      .enum(['v3', 'challenge'])
      .default('v3')
      .meta({ title: 'Type', description: 'v3 works unseen; a challenge asks the visitor to tick a box.' }),
  }),
  z.strictObject({
    kind: z.literal('hidden'),
    name: name(),
    value: z.string().optional().meta({ title: 'Value', description: 'What is sent, always the same.' }),
    from: hiddenSource().optional().meta({
      title: 'From',
      description: 'Where the value comes from when the form is sent; value stands in.',
    }),
    shownAs: plainText().optional().meta({
      title: 'Shown as',
      description:
        'Label under which the visitor sees a person’s name from the address, such as “Your consultant”.',
    }),
  }),
] as const;
