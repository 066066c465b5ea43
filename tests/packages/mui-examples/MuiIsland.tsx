import { muiComponents } from './muiComponents.tsx';

/** Shows the example with a name. */
export function MuiIsland({ name }: { readonly name: string }) {
  const Example = muiComponents[name];
  return (
    <section>
      <h2>{name}</h2>
      <div data-example={name}>{Example && <Example />}</div>
    </section>
  );
}
