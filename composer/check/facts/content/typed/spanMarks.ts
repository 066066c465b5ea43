import { Parser } from 'htmlparser2';
import type { TypedMark, TypedPattern } from '#composer/check/facts/Fact.ts';

/** A pattern of `javascript:` with white space anywhere, which browsers ignore. */
export const scriptScheme = 'javascript:'.split('').join(String.raw`\s*`);

/** What is said of a mark besides its place, which is the whole match unless it has another length. */
type Found = Partial<Pick<TypedMark, 'why' | 'instead' | 'length'>>;

/** Returns a mark for each match of a pattern that is one. */
const all = (
  typed: string,
  code: TypedMark['code'],
  pattern: RegExp,
  describe: (match: RegExpExecArray) => Found | undefined = () => ({}),
): TypedMark[] =>
  [...typed.matchAll(pattern)].flatMap((match) => {
    const found = describe(match);
    return found ? [{ code, index: match.index, length: match[0].length, ...found }] : [];
  });

/** The start of an address in text. */
const address = String.raw`(?:[/#][^\s()]*|(?:https?:|mailto:|tel:)[^\s()]+)`;
const spaced = new RegExp(String.raw`(?<=\[[^[\]\n]{1,300}\])[ \t]+(?=\(${address}\))`, 'g');
const swapped = new RegExp(String.raw`\(([^()[\]\n]{1,300})\)\[(${address})\]`, 'g');
const bracketed = new RegExp(String.raw`(\[[^[\]\n]{1,300}\])\[([/#][^\s[\]]*)\]`, 'g');
const unparsed = /(?<!!)(\[[^[\]\n]{0,300}\]\()([^()\n]*)(\)?)/g;
/** Reported as what it is: an unsafe link. */
const isScript = new RegExp(String.raw`^\s*<?${scriptScheme}`, 'i');
const startsWithAddress = new RegExp(`^${address}(?<![.,;:!?])(?=[.,;:!?]?(?:\\s|$))`);

const links: TypedPattern = ({ typed, kind }) => {
  if (kind === 'plain') return [];
  return [
    ...all(typed, 'link-as-typed', spaced, () => ({
      why: 'there is a space between text and address',
      instead: '',
    })),
    ...all(typed, 'link-as-typed', swapped, ([, words = '', target = '']) => ({
      why: 'its brackets and parentheses are swapped',
      instead: `[${words}](${target})`,
    })),
    ...all(typed, 'link-as-typed', bracketed, ([, words = '', target = '']) => ({
      why: 'its address is not in parentheses',
      instead: `${words}(${target})`,
    })),
    ...all(typed, 'link-as-typed', unparsed, ([whole, words = '', target = '', end]) => {
      if (isScript.test(target)) return undefined;
      if (end !== '') return { why: 'its address is not valid' };
      const [found] = startsWithAddress.exec(target) ?? [];
      const why = 'its address has no closing parenthesis';
      if (found === undefined) return { length: whole.trimEnd().length, why };
      return { length: words.length + found.length, why, instead: `${words}${found})` };
    }),
  ];
};

const openBraces: TypedPattern = ({ typed }) =>
  all(
    typed,
    'open-braces',
    /\{(?:(?:word|rate|rate-date|lang):|(?:date|zipcode|firstname)(?![\w-]))[^{}\n\uFFFC]*/g,
    ([whole]) => ({ length: whole.trimEnd().length }),
  );

/** The names of marks that stand on both sides of words. */
const names = {
  '**': 'bold',
  __: 'bold',
  '***': 'bold',
  '~~': 'strikethrough',
  '`': 'code',
  '*': 'emphasis',
} as const;
const isName = (mark: string): mark is keyof typeof names => Object.hasOwn(names, mark);

const noteMarks: TypedPattern = ({ typed }) =>
  all(
    typed,
    'note-mark',
    /(?<=[\p{L}\p{N}%)\]"”.])\*(?=[\s.,;:)]|$)|(?<=[\p{N}%)])\*\*(?=[\s.,;:)]|$)|(?<=^|\n)\*{1,2}(?=[^\s*][^*]*$)|[†‡]|(?<=[\p{L}%)])[¹⁴-⁹]/gu,
  );

const openMarks: TypedPattern = ({ typed, kind }) => {
  if (kind === 'plain') return [];
  const spacedMarks = all(
    typed,
    'mark-as-typed',
    /(?<![*\p{L}\p{N}])\*\*(?: ([^*\n\uFFFC]+?) ?|([^*\n\uFFFC]+?) )\*\*(?![*\p{L}\p{N}])/gu,
    ([, one, other]) => ({
      why: 'a space separates a mark from its words',
      instead: `**${(one ?? other ?? '').trim()}**`,
    }),
  );
  const open = all(
    typed,
    'mark-as-typed',
    /(?<![*\p{N}])\*{1,3}(?=[^\s*])|(?<=[^\s*])\*{2,3}(?!\*)|(?<![_\p{L}\p{N}])__(?=[^\s_])|~~(?=\S)|`(?=\S)/gu,
    ([mark]) => ({ why: isName(mark) ? `it starts ${names[mark]} that is not closed` : 'it is not closed' }),
  );
  const closedBesidePunctuation = all(
    typed,
    'mark-as-typed',
    /(?<!\*)\*\*(?=[^\s*])[^*\n]*[^\s*]\*\*(?!\*)/gu,
    () => ({
      why: 'punctuation inside and a letter outside keep its end from being seen. Put the punctuation outside',
    }),
  );
  return [...spacedMarks, ...closedBesidePunctuation, ...open];
};

const notes: TypedPattern = ({ typed, kind }) =>
  kind === 'plain' ? [] : all(typed, 'note-as-typed', /\[\^[^\]\s]*|\[[^[\]^\s]+\^\]|\(\^[^()\s]+\)/g);

/** After a letter or digit, `\n` may also be part of a name, such as that of a folder; only the author knows. */
const escapes: TypedPattern = ({ typed, kind }) =>
  all(typed, 'escape-as-typed', /\\(?:([nrt])|u([0-9a-fA-F]{4}))/g, ({ 1: letter, 2: code, index }) => {
    if (code !== undefined) return { instead: String.fromCharCode(Number.parseInt(code, 16)) };
    // A character has up to two units.
    if (/[\p{L}\p{N}:\\]$/u.test(typed.slice(Math.max(0, index - 2), index))) return {};
    return { instead: letter === 'n' && kind === 'rich' ? '\n' : ' ' };
  });

/** Characters that would be markup, so that the author must decide. */
const meaningful = /[<>*_`[\]{}\\|#~]/;

function decoded(entity: string): string {
  let text = '';
  new Parser({ ontext: (part) => (text += part) }, { decodeEntities: true }).end(entity);
  return text.replace('\u00A0', ' ');
}

const entities: TypedPattern = ({ typed }) =>
  all(typed, 'entity-as-typed', /&(?:[a-z][a-z0-9]{1,31}|#\d{1,7}|#x[0-9a-f]{1,6});/gi, ([entity]) => {
    const text = decoded(entity);
    if (text === entity) return undefined;
    return meaningful.test(text) ? {} : { instead: text };
  });

/** Markup of other texts: bold, emphasis, strikethrough, code, links, notes, HTML. */
const inPlain: TypedPattern = ({ typed, kind }) => {
  if (kind !== 'plain') return [];
  return [
    ...all(
      typed,
      'markup-in-plain-text',
      /(?<![\p{L}\p{N}*])(\*{1,3})(?=\S)([^*\n]*[^\s*])\1(?![\p{L}\p{N}*])|(?<![\p{L}\p{N}_])__(?=\S)([^_\n]*[^\s_])__(?![\p{L}\p{N}_])|~~(?=\S)([^~\n]*\S)~~|`([^`\n]+)`/gu,
      ([, , one, two, three, four]) => ({ instead: one ?? two ?? three ?? four ?? '' }),
    ),
    ...all(typed, 'markup-in-plain-text', /\[[^[\]\n]+\] ?\([^()\s]+\)|\[\^[^\]\s]+\]|<\/?[a-z][^<>]*>/gi),
  ];
};

/** Patterns of marks within a line. The first of overlapping marks is reported. */
export const spanPatterns: readonly TypedPattern[] = [
  links,
  inPlain,
  notes,
  openBraces,
  noteMarks,
  openMarks,
  escapes,
  entities,
];
