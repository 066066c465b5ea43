import type { z } from 'zod';
import type { AnySection } from './defineSection.ts';

/** Returns the names of the fields of requests with a method for which a section is rendered again (pure). */
export function requestFields(
  { request }: AnySection,
  props: Readonly<Record<string, unknown>>,
  method: 'get' | 'post',
): readonly string[] {
  if (request?.method !== method) return [];
  return typeof request.fields === 'function' ? request.fields(props) : request.fields;
}

/**
 * Memoizes `make` by section and props object. A page needs the same result more than once, and a layout's sections are
 * on every page. Relies on author props never being mutated.
 */
export function memoizeByProps<Made>(
  make: (section: AnySection, props: unknown) => Made,
): (section: AnySection, props: unknown) => Made {
  const cache = new WeakMap<object, { readonly section: AnySection; readonly made: Made }>();
  return (section, props) => {
    if (typeof props !== 'object' || props === null) return make(section, props);
    const cached = cache.get(props);
    if (cached?.section === section) return cached.made;
    const made = make(section, props);
    cache.set(props, { section, made });
    return made;
  };
}

/** Parses author props with the section's schema. Returns the props with defaults applied, or the errors. */
export const parseProps = memoizeByProps((section, props): z.ZodSafeParseResult<Record<string, unknown>> =>
  section.schema.safeParse(props),
);
