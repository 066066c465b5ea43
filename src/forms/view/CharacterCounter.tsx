import { type Control, useWatch } from 'react-hook-form';
import { FormHelperText } from '#components/inputs/FormHelperText.tsx';
import type { Values } from './controlValues.ts';
import type { RuleWords } from '#forms/rules/rules.ts';
import { cleanLines } from '#lib/values/cleanText.ts';

/** Shows how many characters are left or too many (VAL-09). Announced only when few are left. */
export function CharacterCounter({
  control,
  name,
  longest,
  words,
  id,
}: {
  control: Control<Values>;
  name: string;
  longest: number;
  words: RuleWords;
  id: string;
}) {
  const value = useWatch({ control, name });
  const left = longest - (typeof value === 'string' ? cleanLines(value).length : 0);
  const word = left < 0 ? words['charactersTooMany'] : words['charactersLeft'];
  return (
    <FormHelperText id={id} aria-live={left < 20 ? 'polite' : 'off'}>
      {(word ?? '').replace('{count}', String(Math.abs(left)))}
    </FormHelperText>
  );
}
