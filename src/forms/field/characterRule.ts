import { z } from 'zod';
import { fewest, most } from '#content/textLengths.ts';
import type { Fault } from './FieldKindBehavior.ts';
import type { FieldMessages } from './fieldParts.ts';

/**
 * VAL-14. The names, including the misspelled one, are those of the bank's services. Letters have combining marks, and in
 * Indic scripts joiners.
 */
const patterns = {
  alphbetsOnly: { pattern: /^[\p{L}\p{M}\p{Join_Control}]+$/u, word: 'errorAlphbetsOnly' },
  alphaNumericwithSpace: {
    pattern: /^[\p{L}\p{M}\p{N}\p{Join_Control} ]+$/u,
    word: 'errorAlphaNumericwithSpace',
  },
  alphawithSpace: { pattern: /^[\p{L}\p{M}\p{Join_Control} ]+$/u, word: 'errorAlphawithSpace' },
} as const;

export const rule = () =>
  z.enum(['alphbetsOnly', 'alphaNumericwithSpace', 'alphawithSpace', 'generic']).optional().meta({
    title: 'Rule',
    description:
      'Allowed characters: letters only, letters and digits with spaces, or letters with spaces. "generic" requires 20 to 200 characters.',
  });

interface TextLimits {
  readonly messages: FieldMessages;
  readonly rule?: z.output<ReturnType<typeof rule>>;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** Words of `textFault`. */
export const textWords = [
  'errorMin',
  'errorMax',
  'errorAlphbetsOnly',
  'errorAlphaNumericwithSpace',
  'errorAlphawithSpace',
] as const;

/** Checks the length and characters of a text (VAL-09, VAL-14, VAL-15). */
export function textFault(value: string, field: TextLimits): Fault | undefined {
  const { rule: name, messages } = field;
  const minLength = fewest(field);
  const maxLength = most(field);
  if (value.length < minLength) return { own: messages.min, word: 'errorMin', min: minLength };
  if (value.length > maxLength) return { own: messages.max, word: 'errorMax', max: maxLength };
  if (name === undefined || name === 'generic' || patterns[name].pattern.test(value)) return undefined;
  const { format } = messages;
  // The author's message is a predicate: the label precedes it unless it contains the label itself.
  const own = format === undefined || format.includes('{name}') ? format : `{name} ${format}`;
  return { own, word: patterns[name].word };
}
