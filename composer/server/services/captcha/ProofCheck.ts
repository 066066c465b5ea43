/** Proof that a form comes from a person. Valid for one lead. */
export interface Proof {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Verifies the `captcha_response` of forms (FORM-20). */
export interface ProofCheck {
  /** Returns the proof, or `undefined` if it is not valid. @throws {Error} if it cannot be verified now. */
  readonly check: (response: string) => Promise<Proof | undefined>;
  /** Issues what a form without JavaScript sends instead of a proof when it is resubmitted. @throws {Error} */
  readonly pass: () => Promise<string>;
}
