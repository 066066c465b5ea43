import type { RuleWords } from '#forms/rules/rules.ts';
import type { QuotedTerms } from '#lib/visitor/QuotedTerms.ts';

/** What a form passes to the component that shows the rate of what was chosen. */
export interface ShownQuoteProps {
  /** `undefined` while an answer is missing or cannot be read. */
  readonly terms: QuotedTerms | undefined;
  /** The answers in words. */
  readonly choice: string;
  /** Why the product is not offered for the amount. */
  readonly fault: string | undefined;
  readonly words: RuleWords;
  /** True beside the answers, which are then not repeated. @default false */
  readonly isShort?: boolean | undefined;
}
