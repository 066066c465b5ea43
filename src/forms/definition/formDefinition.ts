import { z } from 'zod';
import { href, inlineText, plainText } from '#content/fields.ts';
import { formWords } from '#words/forms.ts';
import { quoteWords } from '#words/formQuote.ts';
import { stepWords } from '#words/formSteps.ts';
import { quote } from './quoteSchema.ts';
import { fieldName, groupWhen } from '#forms/field/conditionSchema.ts';
import { hint, kindSchema } from '#forms/field/fieldParts.ts';
import { fieldSchemas } from '#forms/kinds/schemas.ts';

const field = z.discriminatedUnion('kind', fieldSchemas);

const group = kindSchema('group', 'A group of fields under one label.', ['fieldset', 'section', 'fields'], {
  label: plainText().meta({ title: 'Label', description: 'Names the group.' }),
  hint: hint(),
  when: groupWhen(),
  fields: z.array(field).min(1).meta({ title: 'Fields', description: 'From top to bottom.' }),
  quote: quote(),
});

const words = { ...formWords.en, ...stepWords.en, ...quoteWords.en };
// These are its own keys.
const wordKeys = Object.keys(words) as (keyof typeof words)[];

const fieldNames = (title: string, description: string) =>
  z.array(fieldName()).min(1).optional().meta({ title, description });

/** What is appended to the form's action URL (FORM-14). */
const address = () =>
  z
    .strictObject({
      path: fieldNames('Path', 'Fields whose values are appended to the URL as path segments.'),
      query: fieldNames(
        'Query',
        'Fields, or query parameters of the page, that become query parameters of the URL.',
      ),
      unless: z
        .strictObject({
          field: fieldName().meta({
            title: 'Field',
            description: 'Field, or query parameter of the page, to check.',
          }),
          is: z
            .array(z.string())
            .min(1)
            .meta({ title: 'Is', description: 'Values that select this alternative.' }),
          query: z
            .array(fieldName())
            .min(1)
            .meta({ title: 'Query', description: 'Query parameters to use instead of path and query.' }),
        })
        .optional()
        .meta({ title: 'Unless', description: 'A different URL for certain values of a field.' }),
    })
    .optional()
    .meta({ title: 'Address', description: 'What is added to the form’s URL.' });

/** Shows the form in steps. An object, so that it can have options. */
const steps = () =>
  z
    .strictObject({
      summary: plainText().optional().meta({
        title: 'Summary',
        description: 'Introduces the answers of the first step above the others: “You chose”.',
      }),
    })
    .optional()
    .meta({
      title: 'Steps',
      description:
        'Shows one group at a time, then a review, with the fields after the last group. Without JavaScript, everything is shown at once.',
    });

const answerCookie = () =>
  z
    .strictObject({
      name: z
        .enum(['jp_cookie_consent'])
        .meta({ title: 'Name', description: 'Name of a cookie of the site.' }),
      value: z
        .string()
        .regex(/^[\w.-]+$/, 'Expected letters, digits, dots and dashes')
        .meta({ title: 'Value', description: 'Value of the cookie.' }),
      until: z.iso.date().optional().meta({
        title: 'Until',
        description:
          'Last day of the cookie. Defaults to one year for a consent. Browsers limit cookies to 400 days.',
      }),
    })
    .optional()
    .meta({ title: 'Cookie', description: 'Cookie that the server sets after the form is submitted.' });
export type AnswerCookie = NonNullable<z.output<ReturnType<typeof answerCookie>>>;

/** Overrides the service that receives the form; by default it stores leads (FORM-21). */
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
        'Where the form is posted: a path under /svt/{provider}/forms/, or one of the bank’s form services. By default, the path ends with the form id.',
    });

const success = () =>
  z
    .strictObject({
      heading: plainText().meta({ title: 'Heading', description: 'Confirms that the form was sent.' }),
      text: inlineText().optional().meta({ title: 'Text', description: 'What happens next.' }),
      next: z
        .array(inlineText())
        .min(1)
        .max(6)
        .optional()
        .meta({ title: 'Next', description: 'What happens next, step by step.' }),
      answers: fieldNames(
        'Answers',
        'Fields whose answers the confirmation repeats. Not those that tell who somebody is.',
      ),
    })
    .meta({ title: 'Success', description: 'Replaces the form after it is sent.' });

/** A form in JSON. The browser and the server validate with the same definition (VAL-16). */
export const formDefinition = () =>
  z
    .strictObject({
      formId: z
        .string()
        .regex(/^[a-z][a-z0-9-]*$/, 'Expected lowercase letters, digits and hyphens, such as request-a-call')
        .meta({
          title: 'Form id',
          description: 'Identifies the form to the server; must be unique on the site.',
        }),
      handler: z.enum(['lead', 'marketingCode', 'myOffer']).default('lead').meta({
        title: 'Handler',
        description:
          'What the server does besides storing the lead: verify acxiomCode and zipCode, once per code, or look up the offer for confirmationCode and zipCode.',
      }),
      mode: z.enum(['ajax', 'native']).default('ajax').meta({
        title: 'Mode',
        description:
          '"ajax" stays on the page; "native" navigates to another page. Without JavaScript, every form is native.',
      }),
      marks: z.enum(['optional', 'required']).default('optional').meta({
        title: 'Marks',
        description: 'Whether labels of optional or of required fields are marked.',
      }),
      fields: z
        .array(z.discriminatedUnion('kind', [...fieldSchemas, group]))
        .min(1)
        .meta({ title: 'Fields', description: 'Fields and groups, from top to bottom.' }),
      steps: steps(),
      words: z
        .partialRecord(z.enum(wordKeys), z.string().trim().min(1).meta({ portico: 'message' }))
        .default({})
        .meta({ title: 'Words', description: 'Overrides the site’s words in this form, by key.' }),
      submit: plainText().meta({ title: 'Submit', description: 'Label of the submit button.' }),
      success: success(),
      redirect: href().optional().meta({
        title: 'Redirect',
        description: 'Page of this site to redirect to instead of showing the confirmation.',
      }),
      action: action(),
      address: address(),
      setCookie: answerCookie(),
      successPage: href().meta({
        title: 'Success page',
        description: 'Confirmation page for forms sent without JavaScript.',
      }),
      errorPage: href().meta({
        title: 'Error page',
        description: 'Error page without JavaScript; its name must contain .error.',
      }),
    })
    .refine(({ steps: isStepped, fields }) => !isStepped || fields.some(({ kind }) => kind === 'group'), {
      path: ['steps'],
      error: 'Steps need groups: put the fields of each step into a group',
    })
    .meta({ portico: 'form-definition' });
export type FormDefinition = z.output<ReturnType<typeof formDefinition>>;
export type FormEntry = FormDefinition['fields'][number];
export type FormGroup = Extract<FormEntry, { kind: 'group' }>;
