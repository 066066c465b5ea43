/** Puts parameters into the `{name}` places of a text. An unknown name stays, so that a test sees it. */
export const fill = (text: string, parameters: Readonly<Record<string, string | number>> = {}): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(parameters, name) ? String(parameters[name]) : whole,
  );
