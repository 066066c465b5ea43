import { parseTree, stripComments, type Node, type ParseError } from 'jsonc-parser';
import { LRUCache } from 'lru-cache';
import { limits, offsetTooDeep } from './limits.ts';
import { lineStarts, positionAt, type Position } from '#composer/problems/position.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { problemOver } from '#composer/problems/problemAt.ts';
import { syntaxProblem } from './syntaxProblems.ts';
import { unreadable } from './unreadable.ts';
import { fileCodes } from './fileCodes.ts';

/** What a file of the site defines. Derived from its folder. */
export type SourceKind =
  | 'page'
  | 'pageTemplate'
  | 'layout'
  | 'fragment'
  | 'words'
  | 'form'
  | 'rates'
  | 'search'
  | 'locations'
  | 'geography'
  | 'brand'
  | 'tokens'
  | 'site';

/** One JSON file of the site as its author wrote it. Read lazily; see `forget`. */
export class SourceFile {
  /** Path relative to the site's folder, with forward slashes. */
  readonly file: string;
  readonly kind: SourceKind;
  /** Changes with the file: its time and size, or a counter for unsaved text. */
  readonly version: string;
  readonly #read: () => string;
  #text: string | undefined;
  #mark = '';
  #parsed: Read | undefined;
  #problems: readonly Problem[] | undefined;
  #starts: readonly number[] | undefined;

  /**
   * @param read The text, or a function that reads it from disk. If the function throws, the file has a problem.
   * @param problems Reasons not to read the file at all.
   */
  constructor(
    file: string,
    kind: SourceKind,
    read: string | (() => string),
    version: string,
    problems?: readonly Problem[],
  ) {
    this.file = file;
    this.kind = kind;
    this.version = version;
    this.#read = typeof read === 'string' ? () => read : read;
    this.#problems = problems;
    if (problems) this.#parsed = { value: undefined, problems };
  }

  /** Whether its text is in memory. */
  get isRead(): boolean {
    return this.#text !== undefined;
  }

  /** Its text without a byte-order mark, which offsets don't count. Empty if the file cannot be read. */
  get text(): string {
    if (this.#text !== undefined) return this.#text;
    try {
      const content = this.#read();
      this.#mark = content.startsWith(byteOrderMark) ? byteOrderMark : '';
      this.#text = content.slice(this.#mark.length);
    } catch (error) {
      this.#text = '';
      // The same problem each time the text is read, so that a check recognizes it.
      this.#problems ??= [unreadable(this.file, error)];
    }
    return this.#text;
  }

  /** Returns what the file contains when it has this text: with its byte-order mark, if it has one. */
  contentWith(text: string): string {
    return this.#mark + text;
  }

  /** The parsed value. `undefined` if `problems` contains an error. */
  get value(): unknown {
    return this.#json().value;
  }

  /** Problems of the file as JSON. Duplicate keys are found by the check. */
  get problems(): readonly Problem[] {
    return this.#problems ?? this.#json().problems;
  }

  /** Says that the file is known to be valid JSON, so that it is only read for its value. */
  hasNoProblems(): void {
    this.#problems ??= [];
  }

  #json(): Read {
    if (this.#parsed) return this.#parsed;
    const { text } = this;
    const read =
      this.#problems && this.#problems.length > 0
        ? { value: undefined, problems: this.#problems }
        : readJson({ file: this.file, text, position: (offset) => this.position(offset) });
    this.#parsed = read;
    this.#problems = read.problems;
    return read;
  }

  /**
   * Releases the text and the value; both are read again on access. A site of ten thousand pages need not fit into
   * memory.
   */
  forget(): void {
    this.#text = undefined;
    this.#parsed = undefined;
    this.#starts = undefined;
    recentTrees.delete(this);
  }

  /** The syntax tree with offsets, parsed lazily. `undefined` if the file is not JSON. */
  get tree(): Node | undefined {
    if (this.problems.length > 0) return undefined;
    return recentTree(this);
  }

  position(offset: number): Position {
    this.#starts ??= lineStarts(this.text);
    return positionAt(this.#starts, offset);
  }

  /** Returns the text of a line, counted from 1, without its line break. */
  line(number: number): string {
    const start = this.offset({ line: number, column: 1 });
    const end = /\r|\n/.exec(this.text.slice(start, start + 20_000))?.index;
    return this.text.slice(start, end === undefined ? undefined : start + end);
  }

  /** The inverse of `position`. */
  offset({ line, column }: Position): number {
    this.#starts ??= lineStarts(this.text);
    return (this.#starts[line - 1] ?? 0) + column - 1;
  }
}

/** Some editors put it at the start of a file. */
const byteOrderMark = '\uFEFF';

/** A tree is ten times as large as its text, so only the most recent ones are cached. */
const recentTrees = new LRUCache<SourceFile, Node>({ max: 16 });

function recentTree(source: SourceFile): Node | undefined {
  const tree = recentTrees.get(source) ?? parseTree(source.text, undefined, { disallowComments: false });
  if (tree) recentTrees.set(source, tree);
  return tree;
}

interface Read {
  readonly value: unknown;
  readonly problems: readonly Problem[];
}

type Text = Pick<SourceFile, 'file' | 'text' | 'position'>;

function readJson(source: Text): Read {
  const deep = offsetTooDeep(source.text);
  if (deep >= 0) {
    return refused(
      problemOver(source, fileCodes['json-too-deep'], deep, 1, { parameters: { limit: limits.depth } }),
    );
  }
  try {
    return { value: JSON.parse(source.text), problems: [] };
  } catch {
    return readJsonWithComments(source);
  }
}

function readJsonWithComments(source: Text): Read {
  const errors: ParseError[] = [];
  parseTree(source.text, errors, { disallowComments: false, allowTrailingComma: false });
  const [first] = errors;
  if (first) return refused(syntaxProblem(source, first));
  try {
    // JSON.parse makes `__proto__` an ordinary property; jsonc-parser would set the prototype.
    return { value: JSON.parse(stripComments(source.text, ' ')), problems: [] };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return refused(problemOver(source, fileCodes['json-syntax'], 0, 1, { parameters: { detail } }));
  }
}

const refused = (problem: Problem): Read => ({ value: undefined, problems: [problem] });
