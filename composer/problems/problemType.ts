/** An `error` prevents publishing its page; a `warning` is advice and never fails a run. */
export type Severity = 'error' | 'warning';

/** A type of problem. `{name}` in message and hint is replaced with a parameter. */
export interface ProblemType<
  Message extends string = string,
  Hint extends string = string,
  Code extends string = string,
> {
  /** Unique code, such as `broken-link`. */
  readonly code: Code;
  readonly title: string;
  readonly severity: Severity;
  readonly message: Message;
  readonly hint?: Hint;
  /** The public rule behind it. */
  readonly rule?: string;
}

type Uncoded<Message extends string = string, Hint extends string = string> = Omit<
  ProblemType<Message, Hint>,
  'code'
>;

/** Names of the parameters of a text: `'to' | 'from'` for `from {from} to {to}`. */
type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

type Parameters<Text> = Readonly<Record<NamesIn<Text>, string | number>>;

/** The parameters of a problem's message, and optionally those of its hint. */
export type ParametersOf<Type extends ProblemType> = Parameters<Type['message']> &
  Partial<Parameters<Type['hint']>>;

const typeOf =
  (severity: Severity) =>
  <const Message extends string, const Hint extends string = never>(
    title: string,
    message: Message,
    hint?: Hint,
    rule?: string,
  ): Uncoded<Message, Hint> => ({ title, severity, message, hint, rule });

export const error = typeOf('error');
export const warning = typeOf('warning');

/** Types of problems by code. Messages are sentences that authors understand. */
type ProblemTypes<Entries extends Readonly<Record<string, Uncoded>>> = {
  readonly [Code in keyof Entries & string]: Entries[Code] & { readonly code: Code };
};

/** Defines the types of problems that one family of rules can report, each created by `error` or `warning`. */
export function defineProblems<const Entries extends Readonly<Record<string, Uncoded>>>(
  entries: Entries,
): ProblemTypes<Entries> {
  const types = Object.entries(entries).map(([code, entry]) => [code, { code, ...entry }]);
  // Each entry gets its key as its code.
  return Object.fromEntries(types) as ProblemTypes<Entries>;
}
