/** A pattern of `javascript:` with white space anywhere, which browsers ignore. */
export const scriptScheme = 'javascript:'.split('').join(String.raw`\s*`);
