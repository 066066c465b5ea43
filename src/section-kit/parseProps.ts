import type { z } from 'zod';
import type { AnySection } from './defineSection.ts';

/**
 * `make`, but once for each object of author props: a page asks for the same of a section more than once, and a layout's
 * sections are on every page. Author props are never changed in place.
 */
export function memoizeByProps<Made>(
  make: (section: AnySection, props: unknown) => Made,
): (section: AnySection, props: unknown) => Made {
  const known = new WeakMap<object, { readonly section: AnySection; readonly made: Made }>();
  return (section, props) => {
    if (typeof props !== 'object' || props === null) return make(section, props);
    const before = known.get(props);
    if (before?.section === section) return before.made;
    const made = make(section, props);
    known.set(props, { section, made });
    return made;
  };
}

/** Author props as the section's schema reads them: with its defaults, or what is wrong. */
export const parseProps = memoizeByProps((section, props): z.ZodSafeParseResult<Record<string, unknown>> =>
  section.schema.safeParse(props),
);
