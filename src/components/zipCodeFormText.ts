import type { ZipCodeFormText } from './ZipCodeFormView.tsx';

/** The words of `zipCodeWords` that the form says. */
export type ZipCodeWord = 'zipLabel' | 'zipHint' | 'zipButton' | 'zipError';

/** What a section gives the form that asks for the zip code. */
export const zipCodeFormText = (
  { id, serviceBase }: { readonly id: string; readonly serviceBase: string },
  word: (key: ZipCodeWord) => string,
  next: string,
): ZipCodeFormText => ({
  id,
  action: `${serviceBase}/zipCode`,
  label: word('zipLabel'),
  hint: word('zipHint'),
  button: word('zipButton'),
  error: word('zipError'),
  next,
});
