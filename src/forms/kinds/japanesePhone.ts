import { z } from 'zod';
import { kindName } from '#forms/field/kindName.ts';
import { isSameNumber } from '#forms/field/digits.ts';
import type { FieldKindBehavior } from '#forms/field/FieldKindBehavior.ts';
import { typed } from '#forms/field/fieldParts.ts';
import { telephoneFault, telephoneFilter, telephoneInput } from '#forms/field/telephone.ts';

export const schema = () =>
  z.strictObject({
    kind: kindName('japanesePhone', 'A Japanese phone number.', ['japan phone']),
    ...typed,
  });

/**
 * Numbers in Tokyo and Osaka have two digits before the first hyphen, all others three. Mobile numbers have eleven
 * digits in total.
 */
function groups(digits: string): readonly number[] {
  if (digits.length > 10) return [3, 4, 4];
  return /^0[36]/.test(digits) ? [2, 4, 4] : [3, 3, 5];
}

export const japanesePhone = {
  control: 'line',
  input: telephoneInput,
  filter: telephoneFilter,
  mask: () => ({ groups, country: { code: '81', trunk: '0', longest: 11 } }),
  isSame: isSameNumber,
  fault: (value, { messages }) => telephoneFault(value, messages, [7, 11]),
} satisfies FieldKindBehavior<z.output<ReturnType<typeof schema>>>;
