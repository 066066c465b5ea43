import { type ComposedSection, withSlots } from './ComposedSection.ts';

const isBar = ({ section }: ComposedSection) => section.sticky === 'bar';

const holdsStop = (section: ComposedSection) =>
  [...withSlots([section])].some((one) => one.section.sticky === 'stop');

/** Returns sections without the bars among them and in their slots. */
const withoutBars = (sections: readonly ComposedSection[]): readonly ComposedSection[] =>
  sections
    .filter((section) => !isBar(section))
    .map((section) => ({
      ...section,
      slots: Object.fromEntries(
        Object.entries(section.slots).map(([name, children]) => [name, withoutBars(children)]),
      ),
    }));

interface Lists {
  readonly top: readonly ComposedSection[];
  readonly main: readonly ComposedSection[];
  readonly bottom: readonly ComposedSection[];
}

/**
 * Moves bars that stick to the bottom of the window to where they come to rest: before the disclosures, or else to the
 * end of the main part, wherever the author put them (WIDG-13). A sticky element only sticks above its own place.
 */
export function dockBars({ top, main, bottom }: Lists): Lists {
  const bars = [...withSlots([...top, ...main, ...bottom])].filter(isBar);
  if (bars.length === 0) return { top, main, bottom };
  const others = withoutBars(main);
  const stop = others.findIndex(holdsStop);
  const at = stop < 0 ? others.length : stop;
  return { top: withoutBars(top), main: others.toSpliced(at, 0, ...bars), bottom: withoutBars(bottom) };
}
