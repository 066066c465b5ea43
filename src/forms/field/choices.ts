import { z } from 'zod';
import { plainText } from '#content/text.ts';
import type { Fault } from './FieldKindBehavior.ts';
import type { FieldMessages } from './fieldParts.ts';

const option = () =>
  z.strictObject({
    value: z.string().min(1).meta({ title: 'Value', description: 'Value that is sent.' }),
    label: plainText().meta({ title: 'Label', description: 'Label for visitors.' }),
  });

export const options = () =>
  z.array(option()).min(2).meta({ title: 'Choices', description: 'From top to bottom.' });

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
