/** Limits of one definition. A larger file is rejected before it is parsed (SEC-05). */
export const limits = {
  /** File size in bytes. */
  bytes: 1_000_000,
  /** Nesting depth of `{` and `[`. */
  depth: 40,
  /** Nesting depth of slots and fragments on the composed page. */
  nesting: 20,
  /** Sections, and mentions of other fragments, that the fragments of a page may add to it. */
  sections: 1000,
} as const;

/** Returns the offset of the bracket that exceeds the maximum depth, or -1. Never recurses. */
export function offsetTooDeep(text: string, depth: number = limits.depth): number {
  let level = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (char === 0x22 /* " */) at = endOfString(text, at);
    else if (char === 0x2f /* / */) at = endOfComment(text, at);
    else if (char === 0x7b /* { */ || char === 0x5b /* [ */) {
      level += 1;
      if (level > depth) return at;
    } else if (char === 0x7d /* } */ || char === 0x5d /* ] */) level -= 1;
  }
  return -1;
}

/** Returns the offset of the quote or line break that ends the string that starts at `start`. */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text[at - 1 - slashes] === '\\') slashes += 1;
    if (slashes % 2 === 1) continue;
    const line = text.slice(start, at).indexOf('\n');
    return line < 0 ? at : start + line;
  }
  const line = text.indexOf('\n', start);
  return line < 0 ? text.length : line;
}

function endOfComment(text: string, start: number): number {
  if (text[start + 1] === '/') {
    const end = text.indexOf('\n', start);
    return end < 0 ? text.length : end;
  }
  if (text[start + 1] !== '*') return start;
  const end = text.indexOf('*/', start + 2);
  return end < 0 ? text.length : end + 1;
}
