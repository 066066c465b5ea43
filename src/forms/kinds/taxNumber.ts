import { z } from 'zod';
import { isZeros } from '#forms/field/digits.ts';
import { exact } from '#forms/field/exact.ts';
import type { BehaviorOf } from '#forms/field/FieldKindBehavior.ts';
import { secret } from '#forms/field/fieldParts.ts';
import { cleanCode } from '#lib/values/cleanText.ts';

export const schema = () =>
  z.strictObject({
    kind: z.enum(['ssn', 'itin', 'taxId']).meta({
      title: 'Kind',
      description: 'A US number of nine digits, or the tax number of another country.',
      synonyms: {
        ssn: ['social security', 'social security number'],
        itin: ['individual taxpayer number'],
        taxId: ['tax number', 'tin', 'ein'],
      },
    }),
    ...secret,
  });

type TaxNumberBehavior = BehaviorOf<typeof schema>;

export const ssn = {
  control: 'line',
  words: ['errorSsn', 'lastFourShown'],
  input: { ...exact, type: 'text', inputMode: 'numeric', autoComplete: 'off', width: 'medium' },
  isConcealed: true,
  isSensitive: true,
  /** The nine digits, without the hyphens or spaces between them. */
  entered(text) {
    const plain = cleanCode(text);
    const digits = plain.length <= 11 ? plain.replace(/[ -]/g, '') : '';
    return /^\d{9}$/.test(digits) ? digits : plain;
  },
  /** VAL-05: nine digits without dashes; not all zeros, and not starting with 000. Rejects a masked number. */
  fault(value, { messages }) {
    const isRight = /^\d{9}$/.test(value) && !isZeros(value);
    return isRight ? undefined : { own: messages.format, word: 'errorSsn' };
  },
} satisfies TaxNumberBehavior;

export const itin = ssn;

export const taxId = {
  control: 'line',
  words: ['errorTaxId'],
  input: { ...exact, type: 'text', autoComplete: 'off', width: 'medium' },
  isSensitive: true,
  entered: cleanCode,
  fault: (value, { messages }) =>
    value.length <= 60 && /^[\p{L}\p{N}][\p{L}\p{N} ./-]{3,29}$/u.test(value)
      ? undefined
      : { own: messages.format, word: 'errorTaxId' },
} satisfies TaxNumberBehavior;
