import type { Severity } from './problemType.ts';

/** Replaces `length` characters at `offset` of the file's text. Safe to apply without asking. */
export interface Fix {
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

/** A problem in an author's file. */
export interface Problem {
  /** Code of its `ProblemType`. */
  readonly code: string;
  readonly severity: Severity;
  /** Path relative to the site's folder, with forward slashes. */
  readonly file: string;
  /** 1-based; columns count UTF-16 code units. */
  readonly line: number;
  readonly column: number;
  /** The end is exclusive, as in SARIF. */
  readonly endLine?: number;
  readonly endColumn?: number;
  /** RFC 6901 JSON pointer to the value, or to the property if its name is wrong. Empty for the whole file. */
  readonly pointer: string;
  readonly message: string;
  /** What the file contains, as short text. */
  readonly received?: string;
  /** What was expected. */
  readonly expected?: string;
  /** The most similar valid name or value. */
  readonly suggestion?: string;
  readonly hint?: string;
  readonly fix?: Fix;
  /** What problems have in common that one change puts right, such as a missing file. Reports show the first of them. */
  readonly cause?: string;
  /** The public rule behind the problem, such as `12 CFR 328.5(c)`. */
  readonly rule?: string;
  /** Site path of the composed page that has the problem, if it is in a shared file. */
  readonly page?: string;
}
