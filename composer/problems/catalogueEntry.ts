/** An `error` refuses the page it is on; a `warning` is advice and never fails a run. */
export type Severity = 'error' | 'warning';

/** What is known of a kind of problem before it happens. `{name}` in message and hint is replaced by a parameter. */
export interface CatalogueEntry<Message extends string = string, Hint extends string = string> {
  readonly title: string;
  readonly severity: Severity;
  readonly message: Message;
  readonly hint?: Hint;
  /** The public rule behind it. */
  readonly rule?: string;
}

/** Names of the parameters of a text: `'to' | 'from'` for `from {from} to {to}`. */
export type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

const entryOf =
  (severity: Severity) =>
  <const Message extends string, const Hint extends string = never>(
    title: string,
    message: Message,
    hint?: Hint,
    rule?: string,
  ): CatalogueEntry<Message, Hint> => ({ title, severity, message, hint, rule });

export const error = entryOf('error');
export const warning = entryOf('warning');
