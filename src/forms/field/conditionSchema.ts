import { z } from 'zod';

/** Name of a field, as it is sent; some names of the bank's services begin with a colon. */
export const fieldName = () =>
  z.string().regex(/^:?[A-Za-z][\w:.-]*$/, 'Expected a field name such as firstName');

const deciding = () =>
  fieldName().meta({ title: 'Field', description: 'Name of the field of this form that decides.' });

/** One condition on one other field. */
const condition = () =>
  z.union([
    z.strictObject({
      field: deciding(),
      is: z
        .array(z.string())
        .min(1)
        .meta({ title: 'Is', description: 'Holds when the field has one of these values.' }),
    }),
    z.strictObject({
      field: deciding(),
      isNot: z.array(z.string()).min(1).meta({
        title: 'Is not',
        description: 'Holds when the field has none of these values; "" is no answer.',
      }),
    }),
  ]);
export type Condition = z.output<ReturnType<typeof condition>>;

const several = () => z.union([condition(), z.array(condition()).min(1)]);

const conditions = (title: string, description: string) =>
  several()
    .optional()
    .meta({ title, description: `${description} A list holds when all of it does.` });
export type Conditions = Condition | readonly Condition[];

const show = () =>
  conditions('Show', 'Only there while this holds; hidden it is not checked, not sent, and forgotten.');
const disable = () => conditions('Disable', 'Cannot be changed while this holds.');

/** What other fields decide about a field (COND-06). */
export const fieldWhen = () =>
  z
    .strictObject({
      show: show(),
      require: conditions('Require', 'Must be filled in while this holds.'),
      disable: disable(),
      force: z
        .strictObject({
          if: several().meta({ title: 'If', description: 'The value is given while this holds.' }),
          value: z.string().meta({ title: 'Value', description: 'The value that it has then.' }),
        })
        .optional()
        .meta({ title: 'Force', description: 'Gives the field a value while a condition holds.' }),
    })
    .optional()
    .meta({
      title: 'When',
      description: 'What other fields decide: show, require, disable or force a value.',
    });

/** What other fields decide about a group. */
export const groupWhen = () =>
  z
    .strictObject({ show: show(), disable: disable() })
    .optional()
    .meta({ title: 'When', description: 'What other fields decide: show or disable the whole group.' });
