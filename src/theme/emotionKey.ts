/** Emotion's key: its classes are `p-` and the name of a style. */
export const emotionKey = 'p';

const stylePattern = new RegExp(String.raw`\.${emotionKey}-(\w+)`, 'g');

/** Names of the styles that a style sheet has rules for. */
export const stylesIn = (sheet: string): ReadonlySet<string> =>
  new Set(Array.from(sheet.matchAll(stylePattern), ([, name = '']) => name));
