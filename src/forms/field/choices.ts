import { z } from 'zod';
import { mediaPath, plainText } from '#content/fields.ts';
import { cleanLine } from '#lib/values/cleanText.ts';
import type { Fault } from './FieldKindBehavior.ts';
import type { FieldMessages } from './fieldParts.ts';

/** The value of a choice. Values are cleaned when they are sent, so one that is not clean could never be chosen. */
const sentValue = () =>
  z
    .string()
    .min(1)
    .refine(
      (text) => cleanLine(text) === text,
      'Expected one line without spaces at its ends, invisible characters, or separate accents',
    );

const option = (values: z.ZodString = sentValue()) =>
  z.strictObject({
    value: values.meta({ title: 'Value', description: 'Value that is sent.' }),
    label: plainText().meta({ title: 'Label', description: 'Label for visitors.' }),
  });

export const options = () =>
  z.array(option()).min(2).meta({ title: 'Choices', description: 'From top to bottom.' });

/** Choices that may have a picture and a line of text, such as people. */
export const picturedOptions = () =>
  z
    .array(
      option().extend({
        text: plainText().optional().meta({
          title: 'Text',
          description: 'A line below the label, such as the days of a person.',
        }),
        picture: mediaPath().optional().meta({
          title: 'Picture',
          description:
            'A square file in pages-json/media, such as a face. Decorative: the label is beside it.',
          portico: 'media',
        }),
      }),
    )
    .min(2)
    .meta({ title: 'Choices', description: 'From top to bottom.' });

/** Choices of which several can be made: their values are sent in one text, with commas between them. */
export const severalOptions = () =>
  z
    .array(
      option(
        sentValue().regex(/^[^,]*$/, 'Expected a value without a comma: commas separate the chosen values'),
      ),
    )
    .min(2)
    .meta({ title: 'Choices', description: 'From top to bottom.' });

export const placeholder = () =>
  plainText().optional().meta({ title: 'Placeholder', description: 'The empty choice.' });

interface Choosable {
  readonly messages: FieldMessages;
  readonly options?: z.output<ReturnType<typeof options>>;
}

/** Rejects a value that is not among the field's choices (VAL-10). */
export function choiceFault(value: string, { messages, options: known }: Choosable): Fault | undefined {
  return known?.some((choice) => choice.value === value)
    ? undefined
    : { own: messages.format, word: 'errorFormat' };
}

/** Rejects any value other than `yes`, the only one that a checkbox sends. */
export const tickFault = (value: string, { messages }: Choosable): Fault | undefined =>
  value === 'yes' ? undefined : { own: messages.format, word: 'errorFormat' };
