import { Parser } from 'htmlparser2';
import type { TypedMark, TypedPattern } from '#composer/check/facts/Fact.ts';

/** A pattern of `javascript:` with white space anywhere, which browsers ignore. */
export const scriptScheme = 'javascript:'.split('').join(String.raw`\s*`);

const all = (typed: string, pattern: RegExp, mark: (match: RegExpExecArray) => TypedMark | undefined) =>
  [...typed.matchAll(pattern)].flatMap((match) => mark(match) ?? []);

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
    ...all(typed, spaced, ({ 0: { length }, index }) => ({
      code: 'link-as-typed',
      index,
      length,
      why: 'there is a space between text and address',
      instead: '',
    })),
    ...all(typed, swapped, ({ 0: { length }, 1: words = '', 2: target = '', index }) => ({
      code: 'link-as-typed',
      index,
      length,
      why: 'its brackets and parentheses are swapped',
      instead: `[${words}](${target})`,
    })),
    ...all(typed, bracketed, ({ 0: { length }, 1: words = '', 2: target = '', index }) => ({
      code: 'link-as-typed',
      index,
      length,
      why: 'its address is not in parentheses',
      instead: `${words}(${target})`,
    })),
    ...all(typed, unparsed, ({ 0: whole, 1: words = '', 2: target = '', 3: end, index }) => {
      if (isScript.test(target)) return undefined;
      if (end !== '')
        return { code: 'link-as-typed', index, length: whole.length, why: 'its address is not valid' };
      const [found] = startsWithAddress.exec(target) ?? [];
      const why = 'its address has no closing parenthesis';
      if (found === undefined) return { code: 'link-as-typed', index, length: whole.trimEnd().length, why };
      const length = words.length + found.length;
      return { code: 'link-as-typed', index, length, why, instead: `${words}${found})` };
    }),
  ];
};

const openBraces: TypedPattern = ({ typed }) =>
  all(
    typed,
    /\{(?:(?:word|rate|rate-date|lang):|(?:date|zipcode|firstname)(?![\w-]))[^{}\n\uFFFC]*/g,
    ({ 0: whole, index }) => ({ code: 'open-braces', index, length: whole.trimEnd().length }),
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
    /(?<=[\p{L}\p{N}%)\]"”.])\*(?=[\s.,;:)]|$)|(?<=[\p{N}%)])\*\*(?=[\s.,;:)]|$)|(?<=^|\n)\*{1,2}(?=[^\s*][^*]*$)|[†‡]|(?<=[\p{L}%)])[¹⁴-⁹]/gu,
    ({ 0: { length }, index }) => ({ code: 'note-mark', index, length }),
  );

const openMarks: TypedPattern = ({ typed, kind }) => {
  if (kind === 'plain') return [];
  const spacedMarks = all(
    typed,
    /(?<![*\p{L}\p{N}])\*\*(?: ([^*\n\uFFFC]+?) ?|([^*\n\uFFFC]+?) )\*\*(?![*\p{L}\p{N}])/gu,
    ({ 0: { length }, 1: one, 2: other, index }) => ({
      code: 'mark-as-typed',
      index,
      length,
      why: 'a space separates a mark from its words',
      instead: `**${(one ?? other ?? '').trim()}**`,
    }),
  );
  const open = all(
    typed,
    /(?<![*\p{N}])\*{1,3}(?=[^\s*])|(?<=[^\s*])\*{2,3}(?!\*)|(?<![_\p{L}\p{N}])__(?=[^\s_])|~~(?=\S)|`(?=\S)/gu,
    ({ 0: mark, index }) => {
      const why = isName(mark) ? `it starts ${names[mark]} that is not closed` : 'it is not closed';
      return { code: 'mark-as-typed', index, length: mark.length, why };
    },
  );
  const closedBesidePunctuation = all(
    typed,
    /(?<!\*)\*\*(?=[^\s*])[^*\n]*[^\s*]\*\*(?!\*)/gu,
    ({ 0: { length }, index }) => ({
      code: 'mark-as-typed',
      index,
      length,
      why: 'punctuation inside and a letter outside keep its end from being seen. Put the punctuation outside',
    }),
  );
  return [...spacedMarks, ...closedBesidePunctuation, ...open];
};

const notes: TypedPattern = ({ typed, kind }) =>
  kind === 'plain'
    ? []
    : all(typed, /\[\^[^\]\s]*|\[[^[\]^\s]+\^\]|\(\^[^()\s]+\)/g, ({ 0: { length }, index }) => ({
        code: 'note-as-typed',
        index,
        length,
      }));

/** After a letter or digit, `\n` may also be part of a name, such as that of a folder; only the author knows. */
const escapes: TypedPattern = ({ typed, kind }) =>
  all(typed, /\\(?:([nrt])|u([0-9a-fA-F]{4}))/g, ({ 0: { length }, 1: letter, 2: code, index }) => {
    // A character has up to two units.
    if (code === undefined && /[\p{L}\p{N}:\\]$/u.test(typed.slice(Math.max(0, index - 2), index)))
      return { code: 'escape-as-typed', index, length };
    const shown =
      code === undefined
        ? letter === 'n' && kind === 'rich'
          ? '\n'
          : ' '
        : String.fromCharCode(Number.parseInt(code, 16));
    return { code: 'escape-as-typed', index, length, instead: shown };
  });

/** Characters that would be markup, so that the author must decide. */
const meaningful = /[<>*_`[\]{}\\|#~]/;

function decoded(entity: string): string {
  let text = '';
  new Parser({ ontext: (part) => (text += part) }, { decodeEntities: true }).end(entity);
  return text.replace('\u00A0', ' ');
}

const entities: TypedPattern = ({ typed }) =>
  all(typed, /&(?:[a-z][a-z0-9]{1,31}|#\d{1,7}|#x[0-9a-f]{1,6});/gi, ({ 0: entity, index }) => {
    const text = decoded(entity);
    if (text === entity) return undefined;
    const { length } = entity;
    return { code: 'entity-as-typed', index, length, ...(!meaningful.test(text) && { instead: text }) };
  });

/** Markup of other texts: bold, emphasis, strikethrough, code, links, notes, HTML. */
const inPlain: TypedPattern = ({ typed, kind }) => {
  if (kind !== 'plain') return [];
  return [
    ...all(
      typed,
      /(?<![\p{L}\p{N}*])(\*{1,3})(?=\S)([^*\n]*[^\s*])\1(?![\p{L}\p{N}*])|(?<![\p{L}\p{N}_])__(?=\S)([^_\n]*[^\s_])__(?![\p{L}\p{N}_])|~~(?=\S)([^~\n]*\S)~~|`([^`\n]+)`/gu,
      ({ 0: whole, 2: one, 3: two, 4: three, 5: four, index }) => ({
        code: 'markup-in-plain-text',
        index,
        length: whole.length,
        instead: one ?? two ?? three ?? four ?? '',
      }),
    ),
    ...all(
      typed,
      /\[[^[\]\n]+\] ?\([^()\s]+\)|\[\^[^\]\s]+\]|<\/?[a-z][^<>]*>/gi,
      ({ 0: { length }, index }) => ({
        code: 'markup-in-plain-text',
        index,
        length,
      }),
    ),
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
