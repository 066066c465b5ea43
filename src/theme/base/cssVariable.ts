/**
 * Returns the name of the CSS variable in a value of `theme.vars`, for setting it on an element: `{
 * [cssVariable(vars.layout.gutter)]: '0px' }`.
 *
 * @throws if the value is not a variable.
 */
export function cssVariable(value: string): string {
  const name = /^var\((--[\w-]+)/.exec(value)?.[1];
  if (name === undefined) throw new Error(`"${value}" is not a CSS variable: take a value of theme.vars.`);
  return name;
}
