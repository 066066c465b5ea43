import { z } from 'zod';
import { href } from '#content/link.ts';
import { inlineText, plainText } from '#content/text.ts';
import { formWords } from '#words/forms.ts';
import { fieldName, groupWhen } from '#forms/field/conditionSchema.ts';
import { kindName } from '#forms/field/kindName.ts';
import { hint } from '#forms/field/fieldParts.ts';
import { fieldSchemas } from '#forms/kinds/schemas.ts';

const field = z.discriminatedUnion('kind', fieldSchemas);

const group = z.strictObject({
  kind: kindName('group', 'Fields under one label.', ['fieldset', 'section', 'fields']),
  label: plainText().meta({ title: 'Label', description: 'What the fields have in common.' }),
  hint: hint(),
  when: groupWhen(),
  fields: z
    .array(field)
    .min(1)
    .meta({ title: 'Fields', description: 'The fields of the group, from top to bottom.' }),
});

const wordKeys = Object.keys(formWords.en) as (keyof typeof formWords.en)[];

const fieldNames = (title: string, description: string) =>
  z.array(fieldName()).min(1).optional().meta({ title, description });

/** What is added to the address that the form is posted to (FORM-14). */
const address = () =>
  z
    .strictObject({
      path: fieldNames('Path', 'Fields whose values follow the address, each after a slash.'),
      query: fieldNames('Query', 'Fields, or parameters of the page, that become parameters of the address.'),
      unless: z
        .strictObject({
          field: fieldName().meta({
            title: 'Field',
            description: 'Field, or parameter of the page, that decides.',
          }),
          is: z.array(z.string()).min(1).meta({ title: 'Is', description: 'Values it decides with.' }),
          query: z
            .array(fieldName())
            .min(1)
            .meta({ title: 'Query', description: 'Parameters that take the place of path and query.' }),
        })
        .optional()
        .meta({ title: 'Unless', description: 'Another address for some values of a field.' }),
    })
    .optional()
    .meta({ title: 'Address', description: 'What is added to the address the form is posted to.' });

const answerCookie = () =>
  z
    .strictObject({
      name: z
        .enum(['jp_cookie_consent'])
        .meta({ title: 'Name', description: 'Name of a cookie of the site.' }),
      value: z
        .string()
        .regex(/^[\w.-]+$/, 'Expected letters, digits, dots and dashes')
        .meta({ title: 'Value', description: 'What the cookie says.' }),
      until: z.iso.date().optional().meta({
        title: 'Until',
        description:
          'Last day of the cookie. Without it a consent lives a year. Browsers keep none beyond 400 days.',
      }),
    })
    .optional()
    .meta({
      title: 'Cookie',
      description: 'Cookie that the server sets when the form was sent.',
    });
export type AnswerCookie = NonNullable<z.output<ReturnType<typeof answerCookie>>>;

/** Who takes a form in place of the service that stores leads (FORM-21). */
const action = () =>
  z
    .string()
    .regex(
      /^(?:\/svt\/[a-z0-9][a-z0-9-]*\/forms(?:\/[\w-][\w.-]*)+|https?:\/\/\S+)$/,
      'Expected a path such as /svt/elmstone/forms/mortgage, or an address of formUpstreams in site.json',
    )
    .optional()
    .meta({
      title: 'Action',
      description:
        'What takes the form: a path below /svt/{provider}/forms/, or one of the bank’s own form services. Without it the path ends with the form id.',
    });

/** A form in JSON; the browser and the server check with the same definition (VAL-16). */
export const formDefinition = () =>
  z
    .strictObject({
      formId: z
        .string()
        .regex(/^[a-z][a-z0-9-]*$/, 'Expected lower-case letters, digits and dashes such as request-a-call')
        .meta({ title: 'Form id', description: 'Names the form for the server; unique on the site.' }),
      handler: z.enum(['lead', 'marketingCode', 'myOffer']).default('lead').meta({
        title: 'Handler',
        description:
          'What the server does besides storing the lead: compare acxiomCode and zipCode, each code once, or look up the offer of confirmationCode and zipCode.',
      }),
      mode: z.enum(['ajax', 'native']).default('ajax').meta({
        title: 'Mode',
        description: 'Ajax stays on the page, native leaves it. Without JavaScript every form is native.',
      }),
      marks: z.enum(['optional', 'required']).default('optional').meta({
        title: 'Marks',
        description: 'Whether the labels of optional or those of required fields say so.',
      }),
      fields: z
        .array(z.discriminatedUnion('kind', [...fieldSchemas, group]))
        .min(1)
        .meta({ title: 'Fields', description: 'Fields and groups of fields, from top to bottom.' }),
      words: z
        .partialRecord(z.enum(wordKeys), z.string().trim().min(1))
        .default({})
        .meta({ title: 'Words', description: 'Words of this form in place of the site’s, by key.' }),
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
      action: action(),
      address: address(),
      setCookie: answerCookie(),
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
export type FormEntry = FormDefinition['fields'][number];
export type FormGroup = Extract<FormEntry, { kind: 'group' }>;
