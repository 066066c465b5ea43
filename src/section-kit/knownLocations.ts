/** A state in which the bank has branches. */
export interface StateWithBranches {
  /** Two letters, such as `ME`. */
  readonly stateCode: string;
  readonly stateName: string;
}

/** The parameters of `productfilterresults`. */
export interface BranchQuestion {
  /** The root page's path, such as `/es/locations`, which decides the language. */
  readonly domain: string;
  /** Code or name of a state; all states if empty or absent. */
  readonly state?: string | undefined;
  /** The whole state if empty or absent. */
  readonly city?: string | undefined;
}

/**
 * The site's branches, in the form of the embedded services' answers, for what pages show before a visitor searches.
 */
export interface KnownLocations {
  /** In alphabetical order. */
  readonly states: readonly StateWithBranches[];
  /** Returns the answer of `productfilterresults`. */
  readonly results: (question: BranchQuestion) => unknown;
  /** Returns the answer of `dynamicDropdown`. */
  readonly cities: (state: string) => unknown;
}
