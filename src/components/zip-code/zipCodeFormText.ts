import type { ZipCodeFormText } from './ZipCodeFormView.tsx';

/** The words of `zipCodeWords` that the form says. */
export type ZipCodeWord = 'zipLabel' | 'zipHint' | 'zipButton' | 'zipError' | 'errorTitle';

/** What of a section's environment the form depends on. */
export interface ZipCodeFormEnvironment {
  readonly id: string;
  readonly serviceBase: string;
  /** The request that the server renders the section for. */
  readonly asked?: string;
}

/** What a section gives the form that asks for the zip code. */
export const zipCodeFormText = (
  { id, serviceBase, asked }: ZipCodeFormEnvironment,
  word: (key: ZipCodeWord) => string,
  next: string,
): ZipCodeFormText => ({
  id,
  action: `${serviceBase}/zipCode`,
  label: word('zipLabel'),
  hint: word('zipHint'),
  button: word('zipButton'),
  error: word('zipError'),
  errorTitle: word('errorTitle'),
  isInvalid: new URLSearchParams(asked).get('zipError') === id,
  next,
});
