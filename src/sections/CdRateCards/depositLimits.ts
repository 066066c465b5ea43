/** Least and greatest deposit that a visitor can enter, in dollars. */
export const depositLimits = { min: 1, max: 10_000_000 };
