import { describe, expect, test } from 'vitest';
import { attributes, rendered, text } from '#tests/render/renderSite.ts';

const origin = 'https://www.elmstonebank.example';
const headOf = (html: string) => html.slice(html.indexOf('<head>'), html.indexOf('</head>'));

/** Returns the `content` of the meta elements by name or property. */
const metas = (html: string) =>
  Object.fromEntries(
    [...headOf(html).matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)].map(
      ([, key, value]) => [key, value],
    ),
  );

/** Returns a page's structured data, by type. */
function graph(html: string): Map<string, Record<string, unknown>> {
  const json = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  const data = JSON.parse(json) as { '@context': string; '@graph': Record<string, unknown>[] };
  expect(data['@context']).toBe('https://schema.org');
  return new Map(data['@graph'].map((thing) => [String(thing['@type']), thing]));
}

test('title, description and canonical address are there, as text', () => {
  const page = { title: 'Rates & "terms" <now>', description: 'It\'s <b>what</b> you "get" & more.' };
  const { html } = rendered([], { page });
  expect(html).toContain('<title>Rates &amp; &quot;terms&quot; &lt;now&gt; | Elmstone Bank</title>');
  expect(metas(html)['description']).toBe('It&#39;s &lt;b&gt;what&lt;/b&gt; you &quot;get&quot; &amp; more.');
  expect(html).toContain(`<link rel="canonical" href="${origin}/cd-rates.html">`);
  expect(html.indexOf('<meta charset="utf-8">')).toBeLessThan(100);
});

test('a title that names the bank does not name it twice', () => {
  const { html } = rendered([], { page: { title: 'About Elmstone Bank' } });
  expect(html).toContain('<title>About Elmstone Bank</title>');
});

test('Open Graph has the page’s own words and its picture with its size', () => {
  const own = { src: '/media/own.png', alt: 'A "lake"', width: 800, height: 400 };
  expect(metas(rendered([], { page: { socialImage: own } }).html)).toMatchObject({
    'og:type': 'website',
    'og:site_name': 'Elmstone Bank',
    'og:title': 'Certificate rates',
    'og:url': `${origin}/cd-rates.html`,
    'og:locale': 'en_US',
    'og:image': `${origin}/media/hashed-own.png`,
    'og:image:width': '800',
    'og:image:height': '400',
    'og:image:alt': 'A &quot;lake&quot;',
    'twitter:card': 'summary_large_image',
  });
  expect(metas(rendered([]).html)['og:image']).toBe(`${origin}/media/hashed-social.png`);
});

describe('links to other languages', () => {
  const links = (html: string) =>
    [...headOf(html).matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(
      ([, lang, href]) => [lang, href],
    );

  test('name every language, the page’s own and the one for everybody else', () => {
    const { html } = rendered([], {
      path: '/es/tasas.html',
      page: { alternates: { en: '/cd-rates.html', zh: '/zh/rates.html' } },
    });
    expect(links(html)).toEqual([
      ['en-US', `${origin}/cd-rates.html`],
      ['es-US', `${origin}/es/tasas.html`],
      ['zh-Hans', `${origin}/zh/rates.html`],
      ['x-default', `${origin}/cd-rates.html`],
    ]);
  });

  test('PAGE-01 a page outside /es/ that is marked Spanish is Spanish in everything', () => {
    const { html, locale } = rendered(
      [{ component: 'UtilityBar', props: { links: [] } }, text('{word:phone}')],
      {
        path: '/bienvenida.html',
        page: { locale: 'es-us', alternates: { en: '/welcome.html' } },
        parts: { words: { en: { phone: 'Call' }, es: { phone: 'Llame' }, zh: {} } },
      },
    );
    expect(locale).toBe('es');
    expect(html).toContain('<html lang="es-US">');
    expect(html).toContain('data-locale="es-us"');
    expect(html).toMatch(/aria-current="true"[^>]*>Español</);
    expect(html).toContain('Llame');
    expect(links(html)).toEqual([
      ['en-US', `${origin}/welcome.html`],
      ['es-US', `${origin}/bienvenida.html`],
      ['x-default', `${origin}/welcome.html`],
    ]);
    expect(html).toContain(`<link rel="canonical" href="${origin}/bienvenida.html">`);
    expect(metas(html)['og:locale']).toBe('es_US');
  });

  test('are not there when there is one language only', () => {
    expect(links(rendered([]).html)).toEqual([]);
  });

  test('cannot leave their attribute', () => {
    const { html } = rendered([], { page: { alternates: { es: '/es/"><script>alert(1)</script>' } } });
    expect(html).not.toContain('<script>alert');
  });
});

test('a page out of search says so, every other page does not', () => {
  expect(metas(rendered([], { page: { noindex: true } }).html)['robots']).toBe('noindex');
  expect(metas(rendered([]).html)).not.toHaveProperty('robots');
});

describe('structured data', () => {
  test('tells of the bank with full addresses', () => {
    expect(graph(rendered([]).html).get('BankOrCreditUnion')).toEqual({
      '@type': 'BankOrCreditUnion',
      name: 'Elmstone Bank',
      legalName: 'Elmstone Bank, N.A.',
      url: `${origin}/`,
      logo: `${origin}/media/hashed-logo.svg`,
      sameAs: [],
    });
  });

  test('tells of the way to the page', () => {
    const { html } = rendered([
      { component: 'Breadcrumb', props: { trail: [{ text: 'Home', href: '/' }], current: 'CD rates' } },
    ]);
    expect(graph(html).get('BreadcrumbList')).toMatchObject({
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
        { '@type': 'ListItem', position: 2, name: 'CD rates', item: `${origin}/cd-rates.html` },
      ],
    });
  });

  test('tells of an article and its picture by its published address', () => {
    const image = { src: '/media/harbor.svg', alt: '', width: 800, height: 600 };
    const { html } = rendered([{ component: 'ArticleHeader', props: { heading: 'A harbor', image } }]);
    expect(graph(html).get('Article')).toEqual({
      '@type': 'Article',
      headline: 'Certificate rates',
      mainEntityOfPage: `${origin}/cd-rates.html`,
      image: `${origin}/media/hashed-harbor.svg`,
    });
  });

  test('SEC-03 tells of questions and answers in plain text, and cannot end its block', () => {
    const { html } = rendered([
      {
        component: 'Accordion',
        props: {
          heading: 'Questions',
          faq: true,
          items: [
            { id: 'a', heading: 'Is it </script> safe?', text: 'Yes & **always**: <!-- "quoted" it\'s.' },
          ],
        },
      },
    ]);
    expect(graph(html).get('FAQPage')).toMatchObject({
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Is it </script> safe?',
          acceptedAnswer: { '@type': 'Answer', text: 'Yes & always: <!-- "quoted" it\'s.' },
        },
      ],
    });
  });
});

test('the icon has the name of the release, and the body the author’s id', () => {
  const { html } = rendered([text('x')], { page: { bodyId: 'mortgage-request-call-new' } });
  expect(attributes(html, 'link', 'href')).toContain('/media/hashed-favicon.svg');
  expect(html).toContain('<body id="mortgage-request-call-new">');
});
