import { readFileSync } from 'node:fs';
import { schema as depositSchema } from '#sections/DepositRatesTable/DepositRatesTable.schema.ts';
import { section as depositRatesTable } from '#sections/DepositRatesTable/DepositRatesTable.section.ts';
import { section as loanRates } from '#sections/LoanRates/LoanRates.section.ts';
import { section as mortgageRates } from '#sections/MortgageRates/MortgageRates.section.ts';
import { trialArticles } from './trialArticles.ts';
import { trialForms } from './trialForms.ts';
import { trialPictures } from './trialPictures.ts';
import { trialWizards } from './trialWizards.ts';

const deposits = depositSchema.parse(depositRatesTable.examples.default);
const term = { months: 12, label: '12 months', apy: 1.11 };
const card = (productKey: string) => ({
  productKey,
  name: `Trial ${productKey}`,
  minimumOpening: '$1,000',
  terms: [term, { months: 24, label: '24 months', apy: 1.22 }],
  apply: { text: `Open ${productKey}`, href: '/contact-us.html' },
});
const rates = (props: object) => ({
  component: 'CdRateCards',
  props: {
    heading: 'Trial rates',
    asOf: '2026-01-02',
    penalty: 'A penalty may apply to withdrawals before maturity.',
    fees: 'There is no monthly maintenance fee.',
    cards: [card('CD99')],
    ...props,
  },
});

const page = (title: string, sections: readonly object[]) => ({
  title,
  description: `${title}, a page that only the tests of the browser see and that no visitor is led to.`,
  pageType: 'general',
  sections: [{ component: 'HeroBanner', props: { heading: title, tone: 'light' } }, ...sections],
});

interface Shown {
  readonly component: string;
  readonly props: object;
}

/** A page of the bank with another title, whose sections of some kinds have other props. */
function likeBankPage(file: string, title: string, changed: Readonly<Record<string, object>>): object {
  const { alternates: _none, ...definition } = JSON.parse(readFileSync(`pages-json/${file}`, 'utf8')) as {
    readonly alternates: object;
    readonly sections: readonly Shown[];
  };
  return {
    ...definition,
    title,
    sections: definition.sections.map((section) => ({
      ...section,
      props: { ...section.props, ...changed[section.component] },
    })),
  };
}

const text = (words: string) => ({ component: 'RichText', props: { text: words } });

/** Number of pages that contain the word `ladderstep`, enough for several pages of results. */
export const manyPages = 75;

/** Pages for what the demo bank's own pages don't cover, by file name. */
export const trialPages: Readonly<Record<string, object>> = {
  'trial/notice.json': page('A notice of the day', [
    {
      component: 'EmergencyBanner',
      props: { bannerId: 'storm', heading: 'Branches on the coast close at noon today.' },
    },
  ]),
  'trial/zip-rates.json': {
    ...page('Rates by zip code', [
      text(
        `## Before the rates\n\n${'As on the bank’s own pages, rates stand below the first screen. '.repeat(20)}`,
      ),
      rates({ heading: 'Rates where you live', zipDependent: true, next: '/trial/zip-rates.html' }),
      rates({ heading: 'The same rates again', cards: [card('CD99')], next: '/trial/zip-rates.html' }),
      rates({ heading: 'Jumbo rates', cards: [card('JB99')], next: '/trial/zip-rates.html' }),
    ]),
    pageType: 'rates',
    productClass: 'deposit',
  },
  'trial/cd-cards.json': likeBankPage('cd-rates.json', 'CDs with the term chosen from a list', {
    ZipCodePrompt: { next: '/trial/cd-cards.html' },
    CdRateCards: { next: '/trial/cd-cards.html', variant: 'cards' },
  }),
  'trial/savings-by-zip.json': likeBankPage('savings.json', 'Savings rates of a zip code only', {
    ZipCodePrompt: { next: '/trial/savings-by-zip.html' },
    DepositRatesTable: { next: '/trial/savings-by-zip.html', zipDependent: true },
  }),
  'trial/young-rates.json': {
    ...page('Rates of this week', [rates({ maxAgeDays: 7 })]),
    pageType: 'rates',
    productClass: 'deposit',
  },
  'trial/deposits-without-terms.json': {
    ...page('Accounts without terms', [
      {
        component: 'DepositRatesTable',
        props: { ...deposits, zipDependent: false, products: [{ ...deposits.products[0], disclosures: [] }] },
      },
    ]),
    pageType: 'rates',
    productClass: 'deposit',
  },
  'trial/cd-in-text.json': {
    ...page('A yield within a sentence', [
      text(
        [
          '## Certificates',
          'A year earns {rate:cd.CD99.12.apy|4%} APY, half a year {rate:cd.CD99.6.apy|3%} APY.',
          'As of {rate-date:cd.CD99.12.apy|today}.',
        ].join('\n\n'),
      ),
      rates({}),
    ]),
    productClass: 'deposit',
  },
  'trial/mortgage-in-text.json': {
    ...page('A mortgage within a sentence', [
      text(
        [
          '## Homes',
          'A 30-year loan costs {rate:mortgage-purchase.FIX30.rate|6%}, that is {rate:mortgage-purchase.FIX30.apr|6%} APR.',
          'In Wyoming it costs {rate:mortgage-purchase.FIX30.Wyoming.rate|6%}.',
          'To refinance costs {rate:mortgage-refinance.FIX30.rate|6%}.',
        ].join('\n\n'),
      ),
      { component: 'MortgageRates', props: mortgageRates.examples.default },
    ]),
    pageType: 'rates',
    productClass: 'housing-loan',
  },
  'trial/loan-for-employees.json': {
    ...page('A loan for people who work here', [
      {
        component: 'LoanRates',
        props: { ...loanRates.examples.default, employeeAdjustment: true, allianceIndicator: true },
      },
    ]),
    pageType: 'rates',
    productClass: 'credit',
  },
  'trial/app.json': page('Inside the app', [
    {
      component: 'GlobalNavigation',
      props: {
        logo: { src: '/media/logo.svg', alt: 'Elmstone Bank', width: 190, height: 40 },
        items: [
          { text: 'Rates', href: '/cd-rates.html' },
          { text: 'Contact', href: '/contact-us.html', hideInMobileApp: true },
          {
            text: 'More',
            groups: [
              {
                heading: 'About',
                links: [
                  { text: 'Our story', href: '/about.html' },
                  { text: 'Find us', href: '/locations.html', hideInMobileApp: true },
                ],
              },
              {
                heading: 'Only on the web',
                links: [{ text: 'Get the app', href: '/help.html', hideInMobileApp: true }],
              },
            ],
          },
        ],
        signIn: { text: 'Enter', href: 'https://online.elmstonebank.example/', hideInMobileApp: true },
      },
    },
    {
      component: 'UtilityBar',
      props: {
        links: [
          { text: 'Utility', href: '/help.html' },
          { text: 'Utility of the app', href: '/search.html', hideInMobileApp: true },
        ],
      },
    },
    {
      component: 'SiteFooter',
      props: {
        columns: [
          {
            heading: 'Some links',
            links: [
              { text: 'Footer link', href: '/about.html' },
              { text: 'Footer link of the app', href: '/help.html', hideInMobileApp: true },
            ],
          },
          {
            heading: 'Links of the app',
            links: [{ text: 'The only one', href: '/help.html', hideInMobileApp: true }],
          },
        ],
        legalLinks: [
          { text: 'Legal link', href: '/security.html' },
          { text: 'Legal link of the app', href: '/privacy/', hideInMobileApp: true },
        ],
        copyright: 'Elmstone Bank, 2026',
      },
    },
  ]),
  'trial/rate-in-text.json': {
    ...page('A rate within a sentence', [
      text(
        '## Cards\n\nThe Harbor Card has rates from {rate:cards.HARBOR1.calculatedMinAPR|18%} to {rate:cards.HARBOR1.calculatedMaxAPR|28%}. Rates of the day this page was made; they may vary.',
      ),
    ]),
    statements: [
      { says: 'rate-date', quote: 'Rates of the day this page was made' },
      { says: 'variable-rate', quote: 'they may vary' },
    ],
  },
  'trial/nothing.error-2.json': page('Nothing was sent', [text('## No form\n\nHere is none.')]),
  'trial/small-parts.json': page('Small parts', [
    {
      component: 'IconList',
      id: 'points',
      props: {
        heading: 'Points of different length',
        items: [
          { icon: 'card', text: 'Short' },
          { icon: 'home', text: 'A point that takes several lines where it has little room. '.repeat(4) },
          { icon: 'lock', text: 'Short as well' },
        ],
      },
    },
    { component: 'CopyLinkButton', props: { href: '#points' } },
    {
      component: 'ShowHidePanel',
      props: {
        panelId: 'fees',
        showLabel: 'Show all fees',
        hideLabel: 'Hide the fees',
        text: 'None at all.',
      },
    },
    {
      component: 'SegmentCode',
      props: {
        heading: 'Did you get a letter?',
        label: 'Code from your letter',
        button: 'Apply code',
        errorText: 'At least 4 letters and digits',
        appliedText: 'Your code:',
      },
    },
  ]),
  'trial/drawings.json': page(
    'Drawings',
    ['/media/ladder-steps.svg', '/media/ladder-steps.svg', '/media/jar.svg'].map((src, index) => ({
      component: 'InlineSvg',
      id: `drawing-${index}`,
      props: { image: { src, alt: `Drawing ${index}`, width: 640, height: 300 } },
    })),
  ),
  'trial/video.json': page('A video', [
    {
      component: 'VideoPlayer',
      id: 'film',
      props: {
        heading: 'A film',
        title: 'Five jars',
        poster: { src: '/media/jar.svg', alt: 'Jars in a row', width: 480, height: 300 },
        watch: '/cd-rates.html',
        componentID: 'film-player',
        account: '1002',
        playerID: 'own',
        embed: 'wide',
        version: '2',
        bundleVersion: '2.14',
        videoID: '1',
        videoToPlayId: '4711',
        width: 1280,
        height: 720,
      },
    },
  ]),
  'trial/frames.json': page('Pages in frames', [
    {
      component: 'EmbeddedTool',
      id: 'tool',
      props: {
        heading: 'A tool',
        src: 'https://tools.elmstonebank.example/budget',
        title: 'Budget tool',
        height: 200,
        url: '/cd-rates?from=tool#early',
      },
    },
    {
      component: 'HelpFrame',
      id: 'help',
      props: { heading: 'Help', src: 'https://tools.elmstonebank.example/help?a=1', title: 'Help' },
    },
  ]),
  'trial/leaving.json': page('Links that lead away', [
    text(
      [
        '## Away from here',
        'A [map of the town](https://www.openstreetmap.org/#map=12/44/-70) is a listed one,',
        'a [page without encryption](http://www.fdic.gov/plain) is an http one,',
        'and [how deposits are insured](https://www.fdic.gov/insured) is neither.',
        'The [offers of a partner](https://online.elmstonebank.example/offers/today) only look like the bank’s.',
      ].join('\n\n'),
    ),
  ]),
  'trial/panels.json': page('Panels of all kinds', [
    text(
      '## Ways in\n\nSee [the answer](#an-answer), [the fees](#all-fees) and [the second step](#second-step).',
    ),
    {
      component: 'Accordion',
      props: {
        heading: 'Answers',
        items: [
          { id: 'an-answer', heading: 'An answer', text: 'It is this. '.repeat(80) },
          { id: 'another-answer', heading: 'Another answer', text: 'It is that.' },
        ],
      },
    },
    {
      component: 'ShowHidePanel',
      props: {
        panelId: 'all-fees',
        showLabel: 'Show all fees',
        hideLabel: 'Hide them',
        text: 'None at all.',
      },
    },
    {
      component: 'TimelineTabs',
      props: {
        heading: 'Steps',
        steps: [
          { id: 'first-step', tab: 'First', heading: 'The first step', text: 'Begin.' },
          { id: 'second-step', tab: 'Second', heading: 'The second step', text: 'Go on.' },
        ],
      },
    },
    text(`## The rest\n\n${'What else there is to know follows further down. '.repeat(80)}`),
  ]),
  'trial/bar-first.json': page('A bar that its author put first', [
    { component: 'StickyCallToAction', props: { action: { text: 'Talk to us', href: '/contact-us.html' } } },
    text(`## A long text[^terms]\n\n${'What there is to know follows further down. '.repeat(150)}`),
    {
      component: 'Footnotes',
      props: { heading: 'Disclosures', notes: [{ key: 'terms', text: 'Terms apply.' }] },
    },
    text(`## After the disclosures\n\n${'There is more to say. '.repeat(150)}`),
  ]),
  'trial/sticky-bar.json': page('A bar at the bottom', [
    text(`## Before the action\n\n${'A page tells what it is about before it asks. '.repeat(80)}`),
    { component: 'SearchBox', id: 'box', props: { label: 'Search', resultsPage: '/search.html' } },
    text(`## After the action\n\n${'What else there is to know follows further down. '.repeat(80)}`),
    { component: 'StickyCallToAction', props: { action: { text: 'Talk to us', href: '/contact-us.html' } } },
  ]),
  'trial/banner-last.json': {
    ...page('A banner at the end', []),
    sections: [
      text(`## A long text\n\n${'What there is to know follows further down. '.repeat(150)}`),
      { component: 'HeroBanner', props: { heading: 'One more thing', tone: 'light' } },
      {
        component: 'StickyCallToAction',
        props: { action: { text: 'Talk to us', href: '/contact-us.html' } },
      },
    ],
  },
  'trial/banner-second.json': {
    ...page('A banner after the breadcrumb', []),
    sections: [
      { component: 'Breadcrumb', props: { trail: [{ text: 'Home', href: '/' }], current: 'Banner' } },
      {
        component: 'HeroBanner',
        props: { heading: 'A banner', text: 'A page tells what it is about. '.repeat(20), tone: 'light' },
      },
      text(`## A long text\n\n${'What there is to know follows further down. '.repeat(150)}`),
      {
        component: 'StickyCallToAction',
        props: { action: { text: 'Talk to us', href: '/contact-us.html' } },
      },
    ],
  },
  'trial/comparison.json': page('A note of the fourth product', [
    {
      component: 'ComparisonTable',
      props: {
        heading: 'Cards',
        caption: 'What each card costs',
        rows: [{ label: 'Annual fee' }, { label: 'Rewards' }],
        products: ['first', 'second', 'third', 'fourth'].map((id) => ({
          id,
          name: `The ${id} card`,
          values: ['None', id === 'fourth' ? '2% back[^limit]' : 'None'],
          link: { text: `See the ${id} card`, href: '/credit-cards.html' },
        })),
      },
    },
    text(`## After the cards\n\n${'There is more to say. '.repeat(150)}`),
    {
      component: 'Footnotes',
      props: { heading: 'Disclosures', notes: [{ key: 'limit', text: 'Up to $500 a year.' }] },
    },
  ]),
  'trial/search-box.json': page('A box without results', [
    {
      component: 'SearchBox',
      props: { label: 'Search', resultsPage: '/search.html?from=box' },
    },
  ]),
  'es/trial/placeholders.json': {
    ...page('Día de hoy', [text('## Hoy\n\nHoy es {date|un día}.')]),
    description:
      'Una página que solo ven las pruebas del navegador y a la que no se llega por ningún enlace.',
    noindex: true,
  },
  'trial/placeholders.json': page('Placeholders', [
    text('## Greeting\n\nHello {firstname|neighbor}, your zip code is {zipcode|not known} on {date|a day}.'),
    { component: 'ZipCodePrompt', props: { heading: 'Zip', next: '/trial/placeholders.html' } },
    {
      component: 'Accordion',
      props: {
        heading: 'Places',
        items: [{ id: 'rates', heading: 'Rates for {zipcode|your area}, \\{and braces\\}', text: 'Some.' }],
      },
    },
  ]),
  ...Object.fromEntries(
    Object.entries(trialForms).map(([name, props]) => [
      `trial/form-${name}.json`,
      {
        ...page(`A form to try: ${name}`, [{ component: 'Form', props }]),
        ...(name === 'call' && { bodyId: 'mortgage-request-call-new' }),
      },
    ]),
  ),
  ...trialArticles,
  ...trialPictures,
  ...trialWizards,
  ...Object.fromEntries(
    Array.from({ length: manyPages }, (_none, index) => [
      `trial/step-${index + 1}.json`,
      page(`Ladderstep ${index + 1} of many`, [text(`## Part ${index + 1}\n\nA ladderstep of its own.`)]),
    ]),
  ),
};
