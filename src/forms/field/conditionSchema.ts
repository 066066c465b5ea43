import { z } from 'zod';

/** The name under which a field is sent. Some names of the bank's services start with a colon. */
export const fieldName = () =>
  z.string().regex(/^:?[A-Za-z][\w:.-]*$/, 'Expected a field name such as firstName');

const deciding = () =>
  fieldName().meta({ title: 'Field', description: 'Name of the field in this form to check.' });

/** A condition on another field. */
const condition = () =>
  z.union([
    z.strictObject({
      field: deciding(),
      is: z
        .array(z.string())
        .min(1)
        .meta({ title: 'Is', description: 'True if the field has one of these values.' }),
    }),
    z.strictObject({
      field: deciding(),
      isNot: z.array(z.string()).min(1).meta({
        title: 'Is not',
        description: 'True if the field has none of these values; "" means no answer.',
      }),
    }),
  ]);
export type Condition = z.output<ReturnType<typeof condition>>;

const several = () => z.union([condition(), z.array(condition()).min(1)]);

const conditions = (title: string, description: string) =>
  several()
    .optional()
    .meta({ title, description: `${description} A list is true if all of its conditions are.` });
export type Conditions = Condition | readonly Condition[];

const show = () =>
  conditions(
    'Show',
    'Shown only while this is true. A hidden field is not validated or sent, and loses its value.',
  );
const disable = () => conditions('Disable', 'Disabled while this is true.');

/** How other fields affect a field (COND-06). */
export const fieldWhen = () =>
  z
    .strictObject({
      show: show(),
      require: conditions('Require', 'Required while this is true.'),
      disable: disable(),
      force: z
        .strictObject({
          if: several().meta({ title: 'If', description: 'The value is set while this is true.' }),
          value: z.string().meta({ title: 'Value', description: 'The value to set.' }),
        })
        .optional()
        .meta({ title: 'Force', description: 'Sets the value of the field while a condition is true.' }),
    })
    .optional()
    .meta({
      title: 'When',
      description: 'Conditions on other fields that show, require, disable or set this field.',
    });

/** How other fields affect a group. */
export const groupWhen = () =>
  z
    .strictObject({ show: show(), disable: disable() })
    .optional()
    .meta({ title: 'When', description: 'Conditions on other fields that show or disable the whole group.' });
