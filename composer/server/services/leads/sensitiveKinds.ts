import { behaviors } from '#forms/kinds/behaviors.ts';

/** Kinds of fields whose values are encrypted and never in an address (SEC-04). */
export const sensitiveKinds: ReadonlySet<string> = new Set(
  Object.entries(behaviors).flatMap(([kind, behavior]) => ('isSensitive' in behavior ? [kind] : [])),
);
