/** Whether a text ends as a sentence does. In an indexed text, others are titles, buttons, or cells of tables. */
export const isSentence = (text: string) => /[.!?。！？…]["'”’»)]*$/u.test(text);

/** What ends with a period within a sentence: `9 a.m.`, `Elmstone Bank, N.A.` */
export const isAbbreviated = (text: string) =>
  /(?:\b[ap]\.[ \u00A0]?m\.|\b\p{Lu}\.|\b(?:No|St|Mr|Mrs|Ms|Dr|Sr|Sra|Inc|Co)\.)\s*$/u.test(text);
