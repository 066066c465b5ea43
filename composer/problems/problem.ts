import type { Severity } from './problemType.ts';

/** A replacement of `length` characters from `offset` of the file's text that is safe to make without asking. */
export interface Fix {
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

/** One thing that is wrong in an author's file. */
export interface Problem {
  /** Of its `ProblemType`. */
  readonly code: string;
  readonly severity: Severity;
  /** Relative to the site's folder, with forward slashes. */
  readonly file: string;
  /** 1-based; columns count UTF-16 code units. */
  readonly line: number;
  readonly column: number;
  /** The end is exclusive, as in SARIF. */
  readonly endLine?: number;
  readonly endColumn?: number;
  /** RFC 6901 JSON pointer of the value, or of the property when its name is wrong; empty for the whole file. */
  readonly pointer: string;
  readonly message: string;
  /** What the file says, as short text. */
  readonly received?: string;
  /** What would be right. */
  readonly expected?: string;
  /** The nearest right name or value. */
  readonly suggestion?: string;
  readonly hint?: string;
  readonly fix?: Fix;
  /** The public rule a bank is held to, e.g. `12 CFR 328.5(c)`. */
  readonly rule?: string;
  /** Site path of the composed page on which it shows, when that is not the file itself. */
  readonly page?: string;
}
