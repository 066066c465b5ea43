/**
 * Replaces each `{name}` in a text with the parameter of that name. Leaves unknown names in place, so that tests notice
 * them.
 */
export const fill = (text: string, parameters: Readonly<Record<string, string | number>> = {}): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(parameters, name) ? String(parameters[name]) : whole,
  );
