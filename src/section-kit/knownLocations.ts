/** A state in which the bank has branches. */
export interface StateWithBranches {
  /** Two letters, such as `ME`. */
  readonly stateCode: string;
  readonly stateName: string;
}

/**
 * The site's branches, in the form of the embedded services' answers, for what pages show before a visitor searches.
 */
export interface KnownLocations {
  /** In alphabetical order. */
  readonly states: readonly StateWithBranches[];
  /** Returns the answer of `productfilterresults`. */
  readonly results: (domain: string) => unknown;
  /** Returns the answer of `dynamicDropdown`. */
  readonly cities: (state: string) => unknown;
}
