import type { Examples } from './examples/Example.ts';
import { muiExamples, type Part } from './examples/muiExamples.ts';

export interface MuiIslandProps {
  readonly part: Part;
  readonly name: string;
}

/** Shows the example with a name. */
export function MuiIsland({ part, name }: MuiIslandProps) {
  const examples: Examples = muiExamples[part];
  const Example = examples[name];
  return (
    <section>
      <h2>{name}</h2>
      <div data-example={name}>{Example && <Example />}</div>
    </section>
  );
}
