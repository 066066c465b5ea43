const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';

/** A random key of 23 characters for one filled-in form (FORM-16): a second post with it is the same lead. */
export function formKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(23));
  return [...bytes].map((byte) => alphabet[byte % alphabet.length]).join('');
}
