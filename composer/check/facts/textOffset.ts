/**
 * Returns the offset in a JSON string (including its opening quote) of the character at `index` of its trimmed text.
 * Escapes such as `\n` and `\u00e9` are longer in JSON than in the text.
 */
export function textOffset(json: string, index: number): number {
  let at = 1;
  const step = () => {
    at += json[at] !== '\\' ? 1 : json[at + 1] === 'u' ? 6 : 2;
  };
  const isSpace = () => {
    const end = json[at] !== '\\' ? at + 1 : json[at + 1] === 'u' ? at + 6 : at + 2;
    try {
      return String(JSON.parse(`"${json.slice(at, end)}"`)).trim() === '';
    } catch {
      return false;
    }
  };
  while (at < json.length - 1 && isSpace()) step();
  for (let passed = 0; passed < index && at < json.length - 1; passed++) step();
  return at;
}
