import type { TypedMark, TypedPattern } from '#composer/check/facts/Fact.ts';

interface Line {
  readonly index: number;
  readonly line: string;
}

/** Returns the lines of a text with their positions. */
function linesOf(text: string): Line[] {
  let index = 0;
  return text.split('\n').map((line) => {
    const at = index;
    index += line.length + 1;
    return { index: at, line };
  });
}

/** Marks that need a space before the words of their line. */
const closeMarks = /^[ \t]*(?:#{2,6}(?=[^\s#])|[-+](?=\p{L})|\d{1,2}[.)](?=\p{L}{2}))/u;

const lineStarts: TypedPattern = ({ typed, kind }) =>
  kind !== 'rich'
    ? []
    : linesOf(typed).flatMap(({ index, line }): readonly TypedMark[] => {
        const [mark] = closeMarks.exec(line) ?? [];
        if (mark === undefined) return [];
        const indent = mark.length - mark.trimStart().length;
        const why = 'a space must follow it';
        const place = { index: index + indent, length: mark.length - indent };
        return [{ code: 'line-mark-as-typed', ...place, why, instead: `${mark.trimStart()} ` }];
      });

/** Marks of blocks, in text that has no blocks. Several dashes are a list; one could be a pause. */
const blockMarks: TypedPattern = ({ typed, kind }) => {
  if (kind === 'rich') return [];
  const lines = linesOf(typed);
  const marked = (pattern: RegExp) => lines.filter(({ line }) => pattern.test(line));
  const listed = marked(/^[ \t]*(?:[-*+]|\d{1,2}[.)])[ \t]/);
  const found = [...marked(/^[ \t]*#{1,6}[ \t]/), ...(listed.length > 1 ? listed : [])];
  return found.map(({ index, line }) => {
    const words = line.trimStart();
    const [mark = ''] = words.split(/[ \t]/, 1);
    const why = 'this text cannot have headings or lists';
    return {
      code: 'line-mark-as-typed',
      index: index + line.length - words.length,
      length: mark.length,
      why,
    };
  });
};

const bullet = /^[ \t]*([•·▪◦‣●○■□◆➢])[ \t\u00A0]*/u;
const dash = /^[ \t]*([–—])[ \t\u00A0]+/u;

const bullets: TypedPattern = ({ typed, kind }) => {
  const lines = linesOf(typed);
  const dashed = lines.filter(({ line }) => dash.test(line)).length > 1;
  return lines.flatMap(({ index, line }): readonly TypedMark[] => {
    const match = bullet.exec(line) ?? (dashed ? dash.exec(line) : null);
    if (!match) return [];
    const [before, mark = ''] = match;
    const at = before.indexOf(mark);
    const isAlone = kind === 'rich' && !line.slice(before.length).includes(mark);
    const place = { index: index + at, length: before.length - at };
    return [{ code: 'bullet-as-typed', ...place, ...(isAlone && { instead: '- ' }) }];
  });
};

const row = /^[ \t]*\|.*\|[ \t]*$/;
/** Whether a line is the one below a table's header, such as `| --- | :-: |`. Its further cells may be empty. */
function isDelimiter(line: string): boolean {
  const [first = '', ...others] = line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
  return /^:?-+:?$/.test(first) && others.every((cell) => /^:?-*:?$/.test(cell));
}
const cellsOf = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/).length;

/** Rows that are no table: without the line below the header, or with one of another number of cells. */
const tables: TypedPattern = ({ typed, text, kind }) =>
  rowGroups(linesOf(typed)).map((rows): TypedMark => {
    const { index = 0, line = '' } = rows[0] ?? {};
    const place = { code: 'table-as-typed', index, length: line.length } as const;
    if (kind !== 'rich') return { ...place, why: 'this text cannot have tables' };
    if (rows.some((other) => isDelimiter(other.line)))
      return { ...place, why: 'the line below its header must be the second, with as many cells' };
    const written = rows.map((one) => text.slice(one.index, one.index + one.line.length));
    const [header = ''] = written;
    const cells = cellsOf(header);
    const isEven = written.every((one) => cellsOf(one) === cells);
    const why = 'the line below its header is missing';
    return { ...place, why, ...(isEven && { instead: `${header}\n|${' --- |'.repeat(cells)}` }) };
  });

/** Returns the groups of two or more lines that look like rows of a table. */
function rowGroups(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = [];
  lines.forEach((line, at) => {
    if (!row.test(line.line)) return;
    if (row.test(lines[at - 1]?.line ?? '')) groups.at(-1)?.push(line);
    else groups.push([line]);
  });
  return groups.filter(({ length }) => length > 1);
}

/** A definition of a link's address, which is markup only in text with blocks. */
const definitions: TypedPattern = ({ typed, kind }) =>
  kind === 'plain'
    ? []
    : linesOf(typed).flatMap(({ index, line }): readonly TypedMark[] => {
        const [mark] = /^ {0,3}\[[^\]]+\]:[ \t]*(?:[/#<]|https?:).*$/.exec(line) ?? [];
        const why = kind === 'rich' ? 'its address is not valid' : 'this text cannot define addresses';
        return mark === undefined ? [] : [{ code: 'link-as-typed', index, length: mark.length, why }];
      });

/** Patterns of marks at the start of a line, or over several lines. */
export const linePatterns: readonly TypedPattern[] = [tables, definitions, lineStarts, bullets, blockMarks];
