import type { ZipCodeFormText } from './ZipCodeFormView.tsx';

/** The words of `zipCodeWords` that the form uses. */
export type ZipCodeWord = 'zipLabel' | 'zipHint' | 'zipButton' | 'zipError' | 'zipNotSaved' | 'errorTitle';

/** The parts of a section's environment that the form needs. */
export interface ZipCodeFormEnvironment {
  readonly id: string;
  readonly serviceBase: string;
  /** The request for which the server renders the section. */
  readonly asked?: string;
}

/** Returns the props of a section's zip code form. */
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
  notSaved: word('zipNotSaved'),
  errorTitle: word('errorTitle'),
  isInvalid: new URLSearchParams(asked).get('zipError') === id,
  next,
});
