/** Emotion's cache key: class names are `p-` followed by the name of a style. */
export const emotionKey = 'p';

const stylePattern = new RegExp(String.raw`\.${emotionKey}-(\w+)`, 'g');

/** Returns the names of the styles for which a style sheet has rules. */
export const stylesIn = (sheet: string): ReadonlySet<string> =>
  new Set(Array.from(sheet.matchAll(stylePattern), ([, name = '']) => name));
