import { type ComponentType, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Behaviour } from '#behaviours/behaviour.ts';

function Host({ programs, children }: { programs: readonly Behaviour[]; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  // A layout effect, so that it runs before the play function.
  useLayoutEffect(() => {
    const { current } = root;
    if (!current) return undefined;
    const attachment = new AbortController();
    for (const program of programs) program(current, attachment.signal);
    return () => attachment.abort();
  }, [programs]);
  return <div ref={root}>{children}</div>;
}

/** Decorator that runs behaviors on a component's HTML, as on a page. */
export const behaving = (...programs: readonly Behaviour[]) =>
  function Behaving(Story: ComponentType) {
    return (
      <Host programs={programs}>
        <Story />
      </Host>
    );
  };
