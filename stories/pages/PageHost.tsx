import { useEffect, useMemo, useRef } from 'react';
import { htmlLang, type Locale } from '#lib/format/locale.ts';
import { Islands } from '#stories/Islands.tsx';
import { useBrand } from '#stories/inBrand.tsx';
import { SectionFrame } from '#stories/SectionFrame.tsx';
import { demoPage, type ResolvedSection } from './demoPage.ts';

function Sections({ sections, locale }: { sections: readonly ResolvedSection[]; locale: Locale }) {
  return sections.map(({ id, section, props, slots }) => (
    <SectionFrame
      key={id}
      id={id}
      section={section}
      props={props}
      locale={locale}
      slots={Object.fromEntries(
        Object.entries(slots).map(([name, children]) => [
          name,
          <Sections key={name} sections={children} locale={locale} />,
        ]),
      )}
    />
  ));
}

const alternatePrefix = 'portico:alternate/';

/**
 * A whole page of the demo bank, composed by the composer and rendered by the sections' views. Placeholders keep the
 * author's fallback, because pictures would otherwise change with the date.
 */
export function PageHost({ path }: { path: string }) {
  const root = useRef<HTMLDivElement>(null);
  const brand = useBrand();
  const { page, top, main, bottom } = useMemo(() => demoPage(path, brand), [path, brand]);
  const { locale, definition, words } = page;
  useEffect(() => {
    const before = document.documentElement.lang;
    document.documentElement.lang = htmlLang[locale];
    for (const link of root.current?.querySelectorAll<HTMLAnchorElement>('a') ?? []) {
      const target = link.getAttribute('href') ?? '';
      // Like the renderer, resolve links to the same page in another language and mark links to this page.
      if (target.startsWith(alternatePrefix)) {
        const other = target.slice(alternatePrefix.length) as Locale;
        link.setAttribute('href', other === locale ? path : (definition.alternates?.[other] ?? `/${other}/`));
      }
      if (link.dataset['nav'] !== undefined && target === path) link.setAttribute('aria-current', 'page');
    }
    return () => {
      document.documentElement.lang = before;
    };
  }, [path, locale, definition]);
  return (
    <Islands>
      <div ref={root} id={definition.bodyId} lang={htmlLang[locale]}>
        <a className="skip-link" href="#main">
          {words['skipToContent']}
        </a>
        <header>
          <Sections sections={top} locale={locale} />
        </header>
        <main id="main" tabIndex={-1}>
          <Sections sections={main} locale={locale} />
        </main>
        <footer>
          <Sections sections={bottom} locale={locale} />
        </footer>
      </div>
    </Islands>
  );
}
