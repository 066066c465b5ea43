const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';

/** Length of a key in characters (FORM-16). */
export const formKeyLength = 23;

/** Returns a random 23-character key for a filled-in form (FORM-16). Posts with the same key are the same lead. */
export function formKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(formKeyLength));
  return [...bytes].map((byte) => alphabet[byte % alphabet.length]).join('');
}

/** Whether a text has the form of such a key, as a stored one may not. */
export const isFormKey = (text: string): boolean => /^[\w-]{8,64}$/.test(text);
