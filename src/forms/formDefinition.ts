import { z } from 'zod';
import { href } from '#content/link.ts';
import { inlineText, plainText } from '#content/text.ts';

const fieldName = () => z.string().regex(/^[A-Za-z][\w:.-]*$/, 'Expected a field name such as firstName');

const condition = z.strictObject({
  field: fieldName().meta({ title: 'Field', description: 'Name of the field that decides.' }),
  is: z
    .array(z.string())
    .min(1)
    .meta({ title: 'Values', description: 'The condition holds when the field has one of these values.' }),
});

const messages = z
  .strictObject({
    required: plainText().optional().meta({ title: 'Required', description: 'When nothing was entered.' }),
    format: plainText()
      .optional()
      .meta({ title: 'Format', description: 'When what was entered cannot be right.' }),
    min: plainText().optional().meta({ title: 'Too short', description: 'When there is too little.' }),
    max: plainText().optional().meta({ title: 'Too long', description: 'When there is too much.' }),
    restricted: plainText()
      .optional()
      .meta({ title: 'Restricted', description: 'When an e-mail domain is not accepted.' }),
  })
  .default({})
  .meta({ title: 'Messages', description: 'Words in place of the site’s own for what is wrong.' });

const common = {
  name: fieldName().meta({ title: 'Name', description: 'Key under which the value is sent.' }),
  label: plainText().meta({ title: 'Label', description: 'What is asked for.' }),
  hint: plainText()
    .optional()
    .meta({ title: 'Hint', description: 'Help that stands between label and field.' }),
  required: z
    .boolean()
    .default(false)
    .meta({ title: 'Required', description: 'True when the form cannot be sent without it.' }),
  showWhen: condition
    .optional()
    .meta({ title: 'Show when', description: 'The field is only there while this holds.' }),
  requireWhen: condition
    .optional()
    .meta({ title: 'Require when', description: 'The field is required while this holds.' }),
  messages,
};

const autocomplete = z
  .string()
  .regex(/^[a-z-]+( [a-z-]+)*$/)
  .optional()
  .meta({
    title: 'Autocomplete',
    description: 'Token that lets the browser fill it in, such as given-name or email.',
  });

const length = (title: string, description: string) =>
  z.int().min(1).max(10_000).optional().meta({ title, description });

const option = z.strictObject({
  value: z.string().min(1).meta({ title: 'Value', description: 'What is sent.' }),
  label: plainText().meta({ title: 'Label', description: 'What the visitor reads.' }),
});
const options = z.array(option).min(2).meta({ title: 'Choices', description: 'From top to bottom.' });

const text = z.strictObject({
  kind: z.literal('text'),
  ...common,
  autocomplete,
  minLength: length('Shortest', 'Fewest characters.'),
  maxLength: length('Longest', 'Most characters; 200 without it.'),
});
const textarea = z.strictObject({
  kind: z.literal('textarea'),
  ...common,
  minLength: length('Shortest', 'Fewest characters.'),
  maxLength: length('Longest', 'Most characters; the visitor sees how many are left.'),
});
const email = z.strictObject({
  kind: z.literal('email'),
  ...common,
  autocomplete,
  restrictedDomains: z
    .array(z.string())
    .default([])
    .meta({ title: 'Restricted domains', description: 'Domains that are not accepted.' }),
});
const phone = z.strictObject({
  kind: z.literal('phone'),
  ...common,
  autocomplete,
  digits: z
    .int()
    .min(7)
    .max(15)
    .default(10)
    .meta({ title: 'Digits', description: 'How many digits the number has.' }),
});
const zip = z.strictObject({
  kind: z.literal('zip'),
  ...common,
  autocomplete,
  digits: z
    .union([z.literal(5), z.literal(9)])
    .default(5)
    .meta({ title: 'Digits', description: '5, or 9 with the extension.' }),
});
const select = z.strictObject({
  kind: z.literal('select'),
  ...common,
  autocomplete,
  options,
  placeholder: plainText().optional().meta({ title: 'Placeholder', description: 'The empty choice.' }),
});
const radioGroup = z.strictObject({ kind: z.literal('radioGroup'), ...common, options });
const checkboxGroup = z.strictObject({ kind: z.literal('checkboxGroup'), ...common, options });
const checkbox = z.strictObject({ kind: z.literal('checkbox'), ...common });
const hidden = z.strictObject({
  kind: z.literal('hidden'),
  name: common.name,
  value: z.string().meta({ title: 'Value', description: 'What is sent.' }),
});

const field = z.discriminatedUnion('kind', [
  text,
  textarea,
  email,
  phone,
  zip,
  select,
  radioGroup,
  checkboxGroup,
  checkbox,
  hidden,
]);

/** A form in JSON; the browser and the server check with the same definition (VAL-16). */
export const formDefinition = () =>
  z
    .strictObject({
      formId: z
        .string()
        .regex(/^[a-z][a-z0-9-]*$/)
        .meta({ title: 'Form id', description: 'Names the form for the server; unique on the site.' }),
      mode: z.enum(['ajax', 'native']).default('ajax').meta({
        title: 'Mode',
        description: 'Ajax stays on the page, native leaves it. Without JavaScript every form is native.',
      }),
      fields: z.array(field).min(1).meta({ title: 'Fields', description: 'From top to bottom.' }),
      submit: plainText().meta({ title: 'Send', description: 'Words of the button.' }),
      success: z
        .strictObject({
          heading: plainText().meta({ title: 'Heading', description: 'Says that it worked.' }),
          text: inlineText().optional().meta({ title: 'Text', description: 'What happens next.' }),
        })
        .meta({ title: 'Success', description: 'What stands in place of the form once it was sent.' }),
      redirect: href().optional().meta({
        title: 'Redirect',
        description: 'Page of this site that the visitor is led to in place of the confirmation.',
      }),
      successPage: href().meta({
        title: 'Success page',
        description: 'Page that says thank you when the form was sent without JavaScript.',
      }),
      errorPage: href().meta({
        title: 'Error page',
        description: 'Page with .error in its name for what failed without JavaScript.',
      }),
    })
    .meta({ portico: 'form-definition' });
export type FormDefinition = z.output<ReturnType<typeof formDefinition>>;
export type FormField = FormDefinition['fields'][number];
export type VisibleField = Exclude<FormField, { kind: 'hidden' }>;
export type FieldKind = FormField['kind'];
