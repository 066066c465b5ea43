/** A state in which the bank has branches. */
export interface StateWithBranches {
  /** Two letters, such as `ME`. */
  readonly stateCode: string;
  readonly stateName: string;
}

/** The site's branches as its embedded services answer, for what pages show before anyone asks. */
export interface KnownLocations {
  /** In alphabetical order. */
  readonly states: readonly StateWithBranches[];
  /** The answer of `productfilterresults`. */
  readonly results: (domain: string) => unknown;
  /** The answer of `dynamicDropdown`. */
  readonly cities: (state: string) => unknown;
}
