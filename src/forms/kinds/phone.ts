import { z } from 'zod';
import { kindName } from '#forms/field/kindName.ts';
import { isSameNumber } from '#forms/field/digits.ts';
import type { FieldKindBehavior } from '#forms/field/FieldKindBehavior.ts';
import { digits, typed } from '#forms/field/fieldParts.ts';
import { telephoneFault, telephoneFilter, telephoneInput } from '#forms/field/telephone.ts';

export const schema = () =>
  z.strictObject({
    kind: kindName('phone', 'A US phone number.', ['tel', 'telephone', 'mobile', 'cell', 'phone number']),
    ...typed,
    digits: digits(10, 'Number of digits.'),
  });

export const phone = {
  control: 'line',
  input: telephoneInput,
  filter: telephoneFilter,
  mask: ({ digits: count }) =>
    count === 10
      ? { groups: [3, 3, 4], country: { code: '1', trunk: '', longest: 10, isNeverFirst: true } }
      : { groups: [count] },
  isSame: isSameNumber,
  fault: (value, { messages, digits: count }) => telephoneFault(value, messages, [count, count]),
} satisfies FieldKindBehavior<z.output<ReturnType<typeof schema>>>;
