/** Memoizes what is derived from an object that never changes, for as long as the object is in memory. */
export function memoize<Source extends object, Value extends object | string | number>(
  derive: (source: Source) => Value,
): (source: Source) => Value {
  const derived = new WeakMap<Source, Value>();
  return (source) => {
    const value = derived.get(source) ?? derive(source);
    derived.set(source, value);
    return value;
  };
}
