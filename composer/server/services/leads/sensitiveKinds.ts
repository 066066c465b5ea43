import { behaviors } from '#forms/kinds/behaviors.ts';

/** Kinds of fields whose values are encrypted and never part of a URL (SEC-04). */
export const sensitiveKinds: ReadonlySet<string> = new Set(
  Object.entries(behaviors).flatMap(([kind, behavior]) => ('isSensitive' in behavior ? [kind] : [])),
);
