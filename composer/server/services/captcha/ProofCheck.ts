/** What shows that a form comes from a person; it may be used for one lead. */
export interface Proof {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Who tells whether a `captcha_response` proves anything (FORM-20). */
export interface ProofCheck {
  /** @returns the proof, or `undefined` when there is none. @throws {Error} when nobody can tell now. */
  readonly check: (response: string) => Promise<Proof | undefined>;
  /** What a form without JavaScript sends in place of a proof when it is sent once more. @throws {Error} */
  readonly pass: () => Promise<string>;
}
