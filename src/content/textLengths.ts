/** Default lengths of VAL-15. */
const generic = { minLength: 20, maxLength: 200 } as const;

interface TextLengths {
  readonly rule?: string | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
}

/** Returns the minimum length of a text. */
export const fewest = ({ rule, minLength }: Pick<TextLengths, 'rule' | 'minLength'>): number =>
  minLength ?? (rule === 'generic' ? generic.minLength : 1);

/** Returns the maximum length of a text. */
export const most = ({ maxLength }: Pick<TextLengths, 'maxLength'>): number => maxLength ?? generic.maxLength;
