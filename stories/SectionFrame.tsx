import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { htmlLang, type Locale } from '#lib/format/locale.ts';
import { behaviourLoaders, beforePaintLoaders } from '#sections/behaviours.gen.ts';
import type { AnySection } from '#section-kit/defineSection.ts';
import { SectionProvider } from '#section-kit/sectionContext.tsx';
import { regulators } from '#composer/page/regulators.ts';
import { useBrand } from './inBrand.tsx';

export interface SectionFrameProps {
  readonly section: AnySection;
  /** Props as the view receives them. */
  readonly props: Record<string, unknown>;
  readonly id: string;
  readonly locale: Locale;
  /** The content of the section's slots, by name. */
  readonly slots?: Readonly<Record<string, ReactNode>>;
}

/** A section as the composer renders it on a page: root element, words, slots and behavior. */
export function SectionFrame({ section, props, id, locale, slots = {} }: SectionFrameProps) {
  const root = useRef<HTMLDivElement>(null);
  const [holes, setHoles] = useState<readonly (readonly [string, Element])[]>([]);
  useLayoutEffect(() => {
    const places = [...(root.current?.querySelectorAll('[data-slot]') ?? [])];
    setHoles(places.map((hole) => [hole.getAttribute('data-slot') ?? '', hole]));
  }, []);
  useEffect(() => {
    const attachment = new AbortController();
    const { signal } = attachment;
    const start = async () => {
      const before = await beforePaintLoaders[section.name]?.();
      const after = await behaviourLoaders[section.name]?.();
      const { current } = root;
      if (signal.aborted || !current) return;
      before?.beforePaint(current, signal);
      after?.behaviour(current, signal);
      if (after) current.dataset['behaves'] = '';
    };
    void start();
    return () => attachment.abort();
  }, [section]);
  const { View, words } = section;
  const { regulator } = useBrand();
  // Words of the regulator that the section does not have stay unused.
  const own = { ...words?.[locale], ...regulators[regulator].words[locale] };
  return (
    <div data-section={section.name} id={id} lang={htmlLang[locale]} ref={root}>
      <SectionProvider value={{ id, locale, words: own, serviceBase: '/svt/elmstone' }}>
        <View {...props} />
      </SectionProvider>
      {holes.map(([name, hole]) => createPortal(slots[name], hole, name))}
    </div>
  );
}
