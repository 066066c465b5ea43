import { type ComponentType, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Behaviour } from '#behaviours/behaviour.ts';

function Host({ programs, children }: { programs: readonly Behaviour[]; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  // Before the play function starts.
  useLayoutEffect(() => {
    const { current } = root;
    if (!current) return undefined;
    const stops = programs.map((program) => program(current));
    return () => {
      for (const stop of stops) stop();
    };
  }, [programs]);
  return <div ref={root}>{children}</div>;
}

/** Decorator: runs programs on a component's HTML, as a section's behaviour does on a page. */
export const behaving = (...programs: readonly Behaviour[]) =>
  function Behaving(Story: ComponentType) {
    return (
      <Host programs={programs}>
        <Story />
      </Host>
    );
  };
