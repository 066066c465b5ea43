import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { registry } from '#sections/registry.gen.ts';
import { siteDefinition } from '#composer/page/siteDefinition.ts';
import { programFeatures } from '#composer/render/compose/ClientAssets.ts';
import { FragmentCache } from '#composer/render/section/FragmentCache.ts';
import type { RenderedPage } from '#composer/render/RenderedPage.ts';
import { attributes, config as siteConfig, mainOf, rendered, text } from '#tests/render/renderSite.ts';
import { unescapeHtml } from '#lib/markup/html.ts';
import { localeOfExample } from '#tests/contract/localeOfExample.ts';

const sha256 = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** Every example of every section, each on its own page. */
const everyExample = [...registry].flatMap(([name, section]) =>
  Object.entries(section.examples).map(([example, props]) => ({ name, example, props })),
);

describe('a strict page', () => {
  test.each(everyExample)(
    '$name in example $example has no style attribute and no inline handler',
    (given) => {
      const locale = localeOfExample(given.example);
      const path = locale === 'en' ? '/page.html' : `/${locale}/page.html`;
      const { html } = rendered([{ component: given.name, props: given.props }], { path });
      const markup = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '');
      expect(markup).not.toMatch(/<[^>]*\sstyle=/);
      expect(markup).not.toMatch(/<[^>]*\son[a-z]+=/i);
      expect(markup).not.toMatch(/(?:href|src|action)="\s*(?:javascript|data|vbscript):/i);
    },
  );

  test('allows only its own style and script, by their hashes', () => {
    const sections = [{ component: 'Accordion', props: registry.get('Accordion')?.examples['withPictures'] }];
    const { html, csp } = rendered(sections);
    const style = /<style[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
    const script = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(style.length).toBeGreaterThan(1000);
    expect(script).toContain('Accordion');
    expect(csp).toContain(`style-src 'self' ${sha256(style)}`);
    expect(csp).toContain(`script-src 'self' ${sha256(script)};`);
    expect(csp).toContain("style-src-attr 'none'");
    expect(csp).not.toMatch(/unsafe|\*|https?:|data:/);
  });

  test.each(everyExample)('$name in example $example stands where the page’s record says', (given) => {
    const locale = localeOfExample(given.example);
    const path = locale === 'en' ? '/page.html' : `/${locale}/page.html`;
    const { html, places, islands, title } = rendered(
      [text('First < of all.'), { component: given.name, props: given.props }],
      { path },
    );
    const at = ([start, end]: readonly [number, number]) => html.slice(start, end);
    expect(`<title>${at(places.title)}</title>`).toBe(/<title>.*?<\/title>/.exec(html)?.[0]);
    expect(unescapeHtml(at(places.title))).toBe(title);
    expect(at(places.style)).toBe(/<style>([\s\S]*?)<\/style>/.exec(html)?.[1]);
    expect(places.policy && at(places.policy)).toBe(/Policy" content="([^"]*)"/.exec(html)?.[1]);
    expect(islands.some(({ section }) => section === given.name)).toBe(
      registry.get(given.name)?.hydrate !== undefined,
    );
    for (const { id, section, html: inside, data } of islands) {
      expect(html.slice(0, inside[0])).toMatch(
        new RegExp(`<div data-section="${section}" id="${id}" data-island="[^>]*>$`),
      );
      expect(html.slice(inside[1])).toMatch(/^<\/div><script type="application\/json"/);
      expect(JSON.parse(at(data))).toMatchObject({ environment: { id, locale } });
      expect(html.slice(data[1])).toMatch(/^<\/script>/);
    }
  });

  test('holds taps before anything is painted, and shares the script that answers them with other pages', () => {
    const { html } = rendered([text('Only words.')]);
    const head = html.slice(0, html.indexOf('</head>'));
    const scripts = [...html.matchAll(/<script(?! type="application)[^>]*>/g)].map(([tag]) => tag);
    expect(scripts).toEqual(['<script>', '<script type="module" async src="/assets/page.js">']);
    expect(head).toContain('<script>');
  });

  test.each([
    ['/page.html', 'LanguageModal-late'],
    ['/es/page.html', 'LanguageModal'],
  ])('%s says whether a program of its sections changes the first paint', (path, feature) => {
    expect(rendered([{ component: 'LanguageModal', props: {} }], { path }).html).toContain(
      `start(["${feature}"])`,
    );
  });

  test('has every style variable that its styles use', () => {
    const { html } = rendered(
      everyExample
        .filter(({ example }) => example === 'default')
        .map(({ name, props }) => ({ component: name, props })),
    );
    const style = /<style[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
    const used = new Set([...style.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name));
    const declared = new Set([...style.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
    expect([...used].filter((name) => !declared.has(name))).toEqual([]);
  });
});

describe('class names', () => {
  const island = { component: 'SearchBox', props: registry.get('SearchBox')?.examples['default'] };

  test('are short where nothing hydrates, and each one has its style', () => {
    const { html } = rendered([{ component: 'HeroBanner', props: { heading: 'One' } }, text('Two.')]);
    const style = /<style[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
    const used = new Set(
      [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
    );
    const short = [...used].filter((name) => name.startsWith('_'));
    expect(short.length).toBeGreaterThan(0);
    expect([...used].filter((name) => name.startsWith('p-'))).toEqual([]);
    for (const name of short) expect(style).toMatch(new RegExp(`\\.${name}\\b`));
  });

  test('of an island stay as Emotion knows them in the browser', () => {
    const { html } = rendered([text('One.'), island]);
    const style = /<style[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
    const inside = /data-section="SearchBox"[\s\S]*/.exec(html)?.[0] ?? '';
    const worn = new Set([...inside.matchAll(/(?<=[ "])p-([\w-]+)/g)].map(([, name = '']) => name));
    expect(worn.size).toBeGreaterThan(0);
    for (const name of worn) expect(style).toContain(`.p-${name}{`);
    expect(html).toMatch(/class="_\w+/);
  });
});

describe('the data of an island', () => {
  const hostile = '</script><script>alert(1)</script><!-- \u2028\u2029 & "quoted"';
  const island = {
    component: 'SearchBox',
    props: { label: hostile, resultsPage: '/search.html' },
  };

  test('SEC-03 holds author text that cannot end its block, start a comment or break a line', () => {
    const { html } = rendered([island]);
    const block = /<script type="application\/json" data-for="search-box-1">([\s\S]*?)<\/script>/.exec(
      html,
    )?.[1];
    expect(block).toBeDefined();
    expect(block).not.toMatch(/[<\u2028\u2029]/);
    const data = JSON.parse(block ?? '') as { props: { label: string }; environment: { id: string } };
    expect(data.props.label).toBe(hostile);
    expect(data.environment.id).toBe('search-box-1');
    expect(html).not.toContain('<script>alert');
  });

  test('stands right after the island it belongs to, whose files are named', () => {
    const { html } = rendered([island]);
    expect(html).toMatch(
      /<div data-section="SearchBox" id="search-box-1" data-island="\/assets\/SearchBox\.js" data-preload="[^"]+" data-hydrate="\w+"[^>]*>[\s\S]*<\/div><script type="application\/json" data-for="search-box-1">/,
    );
  });
});

describe('PAGE-08 placeholders', () => {
  test('become marks with the author’s fallback, and the page brings the program that fills them', () => {
    const page = rendered([text('Hello {firstname|neighbor}, rates of {date} for {zipcode|your area}.')]);
    expect(mainOf(page)).toContain(
      '<p>Hello <span data-placeholder="firstname">neighbor</span>, rates of <span data-placeholder="date"></span> for <span data-placeholder="zipcode">your area</span>.</p>',
    );
    expect(page.html).toContain(`start(["${programFeatures.placeholders}"])`);
  });

  test('are marks in plain text too, and their fallback in attributes and data for machines', () => {
    const { html } = rendered([
      {
        component: 'Breadcrumb',
        props: { trail: [{ text: 'Home', href: '/' }], current: 'Hello {firstname|you & "me"}{zipcode}' },
      },
      {
        component: 'HeroBanner',
        props: {
          heading: 'Heading',
          image: { src: '/media/x.svg', alt: 'Of {firstname|you}', width: 1, height: 1 },
        },
      },
    ]);
    expect(html).toContain(
      '<span>Hello <span data-placeholder="firstname">you &amp; &quot;me&quot;</span><span data-placeholder="zipcode"></span></span>',
    );
    expect(html).toContain('alt="Of you"');
    expect(html).toContain('"name":"Hello you & \\"me\\""');
    for (const mark of ['\u0002', '\\u0002']) expect(html).not.toContain(mark);
    const withoutData = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>| data-live-texts="[^"]*"/g, '');
    expect(withoutData).not.toMatch(/[{}]/);
  });

  test('a word of the site is put in as text', () => {
    expect(mainOf(rendered([text('Call {word:phone}. {word:hostile} {word:unknown|none}')]))).toContain(
      'Call 1-800-555-0142. &lt;b&gt;&quot;&amp;&#39;&lt;/b&gt; none',
    );
  });

  test('A20 in words they are filled in too, and the page brings the program that does it', () => {
    const greeting = { greet: 'Hi {firstname|there}', bare: 'Hi' };
    const words = { words: { en: greeting, es: greeting, zh: greeting } };
    const page = rendered([text('{word:greet}!')], { parts: words });
    expect(mainOf(page)).toContain('<p>Hi <span data-placeholder="firstname">there</span>!</p>');
    expect(page.html).toContain(`start(["${programFeatures.placeholders}"])`);
    expect(rendered([text('{word:bare}!')], { parts: words }).html).toContain('start([])');
  });

  test('A20 words that the site puts in place of the library’s are filled in, but for their parameters', () => {
    const en = {
      searchButton: 'Search, {firstname|you}',
      suggestionsCount: '{count} for {word:who}',
      who: '{firstname|you}',
    };
    const box = { component: 'SearchBox', props: { label: 'Search', resultsPage: '/search.html' } };
    const { html } = rendered([box], { parts: { words: { en, es: {}, zh: {} } } });
    const [shown = '', data = ''] = html.split('<script type="application/json"');
    expect(shown).toContain('Search, you');
    expect(shown.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '')).not.toMatch(/[{}]/);
    const mark = '\\u0002firstname\\u0003you\\u0004';
    expect(data).toContain(`"searchButton":"Search, ${mark}"`);
    expect(data).toContain(`"suggestionsCount":"{count} for ${mark}"`);
  });

  test('a fallback is text, whatever it holds', () => {
    const html = mainOf(rendered([text('{firstname|<img src=x onerror=alert(1)> $& $1}')]));
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; $&amp; $1');
    expect(html).not.toContain('<img');
  });
});

describe('WIDG-06 notes', () => {
  const notes = {
    component: 'Footnotes',
    props: {
      heading: 'Disclosures',
      notes: [
        { key: 'fees', text: 'About fees.' },
        { key: 'apy', text: 'About yields.' },
      ],
    },
  };

  test('are numbered in page order across sections, share a number when repeated, and are linked both ways', () => {
    const page = rendered([
      { component: 'HeroBanner', props: { heading: 'Rates[^apy]' } },
      text('Fees[^fees] and yields[^apy].'),
      { component: 'Columns', props: {}, slots: { main: [text('Fees again[^fees].')], aside: [text('x')] } },
      // What was repeated before takes no number away from it.
      text('A penalty[^penalty].'),
      {
        ...notes,
        props: {
          ...notes.props,
          notes: [...notes.props.notes, { key: 'penalty', text: 'About penalties.' }],
        },
      },
    ]);
    const marks = [
      ...page.html.matchAll(/<a href="#fn-(\w+)" id="([\w-]+)" aria-label="Footnote (\d)">(\d)</g),
    ];
    expect(marks.map((mark) => mark.slice(1))).toEqual([
      ['apy', 'fnref-apy', '1', '1'],
      ['fees', 'fnref-fees', '2', '2'],
      ['apy', 'fnref-apy-2', '1', '1'],
      ['fees', 'fnref-fees-2', '2', '2'],
      ['penalty', 'fnref-penalty', '3', '3'],
    ]);
    expect([...page.html.matchAll(/<li id="fn-(\w+)"/g)].map(([, key]) => key)).toEqual([
      'apy',
      'fees',
      'penalty',
    ]);
    for (const key of ['apy', 'fees']) expect(attributes(page.html, 'a', 'href')).toContain(`#fnref-${key}`);
  });

  test('are numbered anew on every page, though their text is rendered once', () => {
    const cache = new FragmentCache();
    const first = rendered([text('Yield[^apy], fees[^fees].'), notes], { cache });
    const second = rendered([text('Fees[^fees].'), text('Yield[^apy], fees[^fees].'), notes], { cache });
    expect(first.html).toContain('id="fnref-apy" aria-label="Footnote 1"');
    expect(second.html).toContain('id="fnref-apy" aria-label="Footnote 2"');
  });
});

describe('SEC-02 author text', () => {
  test.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java&#115;cript:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](vbscript:x)',
    '[x](//evil.example)',
    '[x](/\\evil.example)',
    '<javascript:alert(1)>',
    '![x](javascript:alert(1))',
    '[x][1]\n\n[1]: javascript:alert(1)',
  ])('%j makes no link', (words) => {
    expect(attributes(mainOf(rendered([text(words)])), 'a', 'href')).toEqual([]);
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<iframe srcdoc="<script>alert(1)</script>">',
    '<style>*{display:none}</style>',
    '**<b onclick=alert(1)>x</b>**',
    '`<script>`',
    '| <script> |\n|---|\n| <img src=x> |',
    '[<img src=x>](/x.html "onmouseover=alert(1)")',
    '<!-- comment -->',
  ])('%j is shown as it was typed', (words) => {
    const html = mainOf(rendered([text(words)]));
    const tags = [...html.matchAll(/<([a-z][a-z0-9]*)\b/g)].map(([, tag]) => tag);
    expect(tags.filter((tag) => /^(?:script|img|svg|iframe|style|b)$/.test(tag ?? ''))).toEqual([]);
    expect(html).not.toMatch(/<[^>]*\son\w+=/i);
    expect(html).toContain('&lt;');
  });

  test('a link cannot leave its attribute', () => {
    const html = mainOf(rendered([text('[x](/a"onclick="alert(1))')]));
    expect(html).not.toMatch(/<a[^>]*\sonclick/);
  });
});

describe('PAGE-01 the language of a page', () => {
  test.each([
    ['/cd-rates.html', 'en-US', 'Skip to main content'],
    ['/es/tasas.html', 'es-US', 'Saltar al contenido principal'],
    ['/personal/es/tasas.html', 'es-US', 'Saltar al contenido principal'],
    ['/zh/', 'zh-Hans', '跳至主要内容'],
    ['/estate.html', 'en-US', 'Skip to main content'],
    ['/es.html', 'en-US', 'Skip to main content'],
  ])('of %s is %s, with its words', (path, lang, skip) => {
    const { html } = rendered([text('x')], { path });
    expect(html).toContain(`<html lang="${lang}">`);
    expect(html).toContain(`<a class="skip-link" href="#main">${skip}</a>`);
  });

  test('decides which fragment of a name is shown', () => {
    const fragments = {
      footer: { sections: [text('English footer')] },
      'es/footer': { sections: [text('Pie en español')] },
    };
    const layouts = { standard: { top: [], bottom: [{ fragment: 'footer' }] } };
    const parts = { fragments, layouts };
    expect(rendered([], { parts, path: '/es/x.html' }).html).toContain('Pie en español');
    expect(rendered([], { parts, path: '/zh/x.html' }).html).toContain('English footer');
  });
});

describe('a section of a layout', () => {
  const layouts = {
    standard: { top: [text('{word:phone}, {rate:cd.standard|none}, see[^fees].')], bottom: [] },
  };
  const notes = {
    component: 'Footnotes',
    props: { heading: 'Disclosures', notes: ['fees', 'apy'].map((key) => ({ key, text: 'About it.' })) },
  };
  const ofLayout = (html: string) => /<header>([\s\S]*?)<\/header>/.exec(html)?.[1] ?? '';

  test('is read once for all pages, yet shows what is of each: its words, its rates, its notes', () => {
    const words = { en: { phone: 'Call us' }, es: { phone: 'Llámenos' }, zh: { phone: '致电' } };
    const first = ofLayout(rendered([notes], { parts: { layouts, words } }).html);
    const rates = { 'cd.standard': { value: 4.1, unit: 'APY', decimals: 2, asOf: '2026-11-16' } } as const;
    const later = ofLayout(
      rendered([notes], { parts: { layouts, words, rates }, path: '/es/tasas.html' }).html,
    );
    expect(first).toContain('Call us, <span data-rate="cd.standard">none</span>, see<sup>');
    expect(later).toContain('Llámenos, <span data-rate="cd.standard">4.10%</span>, see<sup>');
    expect(later).toContain('aria-label="Nota 1"');
    expect(ofLayout(rendered([notes], { parts: { layouts, words, rates } }).html)).toContain('>4.10%<');
  });

  test('marks its notes by their numbers on the page', () => {
    const hero = { component: 'HeroBanner', props: { heading: 'Rates[^apy]' } };
    const bottom = { standard: { top: [], bottom: [text('See[^fees].')] } };
    const numbers = [[notes], [hero, notes]].map(
      (sections) => /#fn-fees"[^>]*>(\d)</.exec(rendered(sections, { parts: { layouts: bottom } }).html)?.[1],
    );
    expect(numbers).toEqual(['1', '2']);
  });
});

test('a line of plain words is the same paragraph, however it is read', () => {
  const lines = [
    'Words, no marks: 5% (five); more.',
    'A. Not a list',
    '中文 一句。',
    'É',
    'Ends with 1.',
    'x = y',
  ];
  for (const line of lines) {
    const longer = mainOf(rendered([text(`${line}\n\nNext`)]));
    expect(longer).toContain(`<p>${line}</p><p>Next</p>`);
    expect(mainOf(rendered([text(line)]))).toContain(`<p>${line}</p>`);
  }
  for (const [line, tag] of Object.entries({ '1. One': 'ol', '- One': 'ul', '+ One': 'ul', '# One': 'h2' }))
    expect(mainOf(rendered([text(line)]))).toContain(`<${tag}>`);
});

test('ids of sections are unique, and an author’s id is kept', () => {
  const { html } = rendered([text('a'), text('b'), { ...text('c'), id: 'own' }, text('d')]);
  expect(attributes(html, 'div', 'id')).toEqual(['rich-text-1', 'rich-text-2', 'own', 'rich-text-4']);
});

test('pictures have the names of the release, in attributes and in an island’s data alike', () => {
  const { html } = rendered([
    {
      component: 'HeroBanner',
      props: {
        heading: 'x',
        image: { src: '/media/hero.svg', alt: 'Text with "/media/a.svg"', width: 4, height: 3 },
      },
    },
  ]);
  expect(html).toContain('src="/media/hashed-hero.svg"');
  expect(html).toContain('alt="Text with &quot;/media/a.svg&quot;"');
});

test.each([
  ['a component that does not exist', [{ component: 'Nothing' }], {}, 'There is no component "Nothing".'],
  ['a fragment that does not exist', [{ fragment: 'nothing' }], {}, 'There is no fragment "nothing".'],
  ['a layout that does not exist', [], { page: { layout: 'nothing' } }, 'There is no layout "nothing".'],
  [
    'a fragment that holds itself',
    [{ fragment: 'loop' }],
    { parts: { fragments: { loop: { sections: [{ fragment: 'loop' }] } } } },
    'The fragment "loop" contains itself.',
  ],
])('%s never renders as nothing', (_what, sections, given, message) => {
  expect(() => rendered(sections, given)).toThrow(message);
});

test('RATE-12 a page may ask the production site that the site names, and no other', () => {
  const allowed = (rates: object) => {
    const config = siteDefinition.parse({ origin: 'https://www.bank.example', name: 'Bank', rates });
    return /connect-src [^;]*/.exec(rendered([text('Hello')], { parts: { config } }).csp)?.[0];
  };
  expect(allowed({})).toBe("connect-src 'self'");
  expect(allowed({ productionOrigin: 'https://www.bank.example/x' })).toBe(
    "connect-src 'self' https://www.bank.example",
  );
});

test('PAGE-10 the page says which channels are those of the mobile app if the site names its own', () => {
  const site = (more: object) =>
    siteDefinition.safeParse({ origin: 'https://www.bank.example', name: 'Bank', ...more });
  const body = (more: object) => {
    const config = site(more).data;
    return /<body[^>]*>/.exec(rendered([text('Hello')], { parts: config ? { config } : {} }).html)?.[0];
  };
  expect(body({})).not.toContain('mobile-app');
  expect(body({ mobileAppChannels: ['wallet', 'Bank "app"'] })).toContain(
    ' data-mobile-app-channels="[&quot;wallet&quot;,&quot;Bank \\&quot;app\\&quot;&quot;]"',
  );
  expect(site({ mobileAppChannels: [' - '] }).success).toBe(false);
  expect(site({ mobileAppChannels: [] }).success).toBe(false);
});

test('RATE-01 a rate in author text is the one in force, else the author’s words; in plain text too', () => {
  const rates = {
    'cards.HARBOR1.calculatedMinAPR': { value: 18.24, unit: 'APR', decimals: 2, asOf: '2026-11-16' },
  } as const;
  const shown = (markup: string) => mainOf(rendered([text(markup)], { parts: { rates } }));
  expect(shown('From {rate:cards.HARBOR1.calculatedMinAPR|20%} APR')).toContain(
    'From <span data-rate="cards.HARBOR1.calculatedMinAPR">18.24%</span> APR',
  );
  expect(shown('From {rate:cards.NONE.calculatedMinAPR|20% & up}')).toContain(
    '<span data-rate="cards.NONE.calculatedMinAPR">20% &amp; up</span>',
  );
  expect(shown('{rate:constructor|x} {rate:__proto__|y}')).toContain(
    '>x</span> <span data-rate="__proto__">y</span>',
  );
});

test('RATE-15 author text can show the date of a rate, and carries it to the browser with the age limit', () => {
  const key = 'cd.CD99.12.apy';
  const rate = { value: 4.13, unit: 'APY', decimals: 2, asOf: '2026-11-16', live: 'CD99' } as const;
  const given = { parts: { rates: { [key]: rate } } };
  const page = rendered([text(`As of {rate-date:${key}|today}, or {rate-date:cd.NONE|then}.`)], given);
  expect(mainOf(page)).toContain(
    `As of <span data-rate-date="${key}" data-live="CD99">November 16, 2026</span>, or <span data-rate-date="cd.NONE">then</span>.`,
  );
  expect(page.html).toContain('data-max-age-days="366"');
  const strict = { ...siteConfig, rates: { ...siteConfig.rates, maxAgeDays: 7 } };
  expect(rendered([text(`{rate:${key}}`)], { parts: { ...given.parts, config: strict } }).html).toContain(
    'data-max-age-days="7"',
  );
});

test('RATE-01 a rate in a page’s title is the one in force, and the browser can refresh it', () => {
  const rate = { value: 4.13, unit: 'APY', decimals: 2, asOf: '2026-11-16', live: 'CD99' } as const;
  const { html, title } = rendered([text('x')], {
    page: { title: 'Earn {rate:cd.CD99.12.apy|4%} & more', description: 'Now {rate:cd.CD99.12.apy|4%}.' },
    parts: { rates: { 'cd.CD99.12.apy': rate } },
  });
  expect(title).toBe('Earn 4.13% & more | Elmstone Bank');
  expect(html).toMatch(/<title data-live-texts="[^"]+">Earn 4\.13% &amp; more \| Elmstone Bank<\/title>/);
  expect(html).toContain('<meta name="description" content="Now 4.13%.">');
  expect(html).toContain('data-service="/svt/elmstone"');
});

test('an island learns the bank’s time zone where it is not New York', () => {
  const form = { component: 'Form', props: registry.get('Form')?.examples['default'] };
  const zone = ({ html }: RenderedPage) => /"timeZone":"([^"]+)"/.exec(html)?.[1];
  expect(zone(rendered([form]))).toBeUndefined();
  const inHonolulu = { ...siteConfig, rates: { ...siteConfig.rates, timeZone: 'Pacific/Honolulu' } };
  expect(zone(rendered([form], { parts: { config: inHonolulu } }))).toBe('Pacific/Honolulu');
});

test('the words of a section’s interface are filled in once', () => {
  const [name, section] =
    [...registry].find(([, { words, hydrate }]) => words && hydrate === undefined) ?? [];
  let reads = 0;
  // No view shows this word, so only what fills in all words reads it.
  const en = Object.defineProperty({ ...section?.words?.en }, 'unseen', {
    enumerable: true,
    get: () => `${++reads}`,
  });
  const added = section?.words ? [{ ...section, words: { ...section.words, en } }] : [];
  rendered([{ component: name, props: section?.examples.default }], { added });
  expect(reads).toBe(1);
});

test('asks for the fonts of the first words before the style; in Chinese for none', () => {
  const head = rendered([]).html.split('<style>')[0] ?? '';
  expect(
    [...head.matchAll(/<link rel="preload" href="([^"]+)" as="font" type="font\/woff2" crossorigin>/g)].map(
      ([, href]) => href,
    ),
  ).toEqual(['/assets/serif.12345678.woff2', '/assets/sans.12345678.woff2']);
  expect(rendered([], { path: '/zh/' }).html).not.toContain('as="font"');
});
