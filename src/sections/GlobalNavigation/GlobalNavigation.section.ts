import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './GlobalNavigation.schema.ts';
import { GlobalNavigation as View } from './GlobalNavigation.tsx';
import { words } from './GlobalNavigation.words.ts';

const logo = { src: '/media/logo.svg', alt: 'Elmstone Bank', width: 190, height: 40 };

export const section = defineSection({
  name: 'GlobalNavigation',
  group: 'Page frame',
  summary: 'The bank’s logo, the main navigation with panels, search and sign-in.',
  synonyms: ['header', 'navigation', 'nav', 'navbar', 'menu', 'mega menu'],
  schema,
  View,
  pictures: { logo: { xs: 12 }, 'items.feature.image': { xs: 14 }, 'drawer.offer.image': { xs: 20 } },
  words,
  examples: {
    /** Panels that open below their buttons; a drawer on small screens. */
    default: {
      logo,
      items: [
        {
          text: 'Bank',
          groups: [
            {
              heading: 'Everyday',
              links: [
                { text: 'Checking', href: '/checking.html' },
                { text: 'Savings', href: '/savings.html' },
              ],
            },
            { heading: 'Set aside', links: [{ text: 'CD rates', href: '/cd-rates.html' }] },
          ],
          feature: {
            image: { src: '/media/jar.svg', alt: '', width: 400, height: 300 },
            link: { text: 'Find your checking account', href: '/checking-finder.html' },
            text: 'A few questions, one answer.',
          },
        },
        {
          text: 'Borrow',
          groups: [{ links: [{ text: 'Financing calculator', href: '/financing-calculator.html' }] }],
        },
        { text: 'Contact', href: '/contact-us.html', hideInMobileApp: true },
      ],
      search: '/search.html',
      signIn: { text: 'Sign in', href: 'https://online.elmstonebank.example/' },
      drawer: {
        links: [
          { text: 'Call 800-555-0142', href: 'tel:+18005550142', icon: 'phone' },
          { text: 'Branches near you', href: '/locations.html', icon: 'pin' },
        ],
        languages: ['en', 'es'],
        offer: {
          link: { text: 'See today’s CD rates', href: '/cd-rates.html' },
          text: 'Every term at once.',
        },
      },
    },
    /** Plain links without panels. */
    linksOnly: { logo, items: [{ text: 'Contact us', href: '/contact-us.html' }] },
    /** In Spanish. */
    spanish: {
      logo,
      home: '/es/',
      items: [{ text: 'Tasas', href: '/es/cd-rates.html' }],
      signIn: { text: 'Entrar', href: 'https://online.elmstonebank.example/' },
    },
  },
  accessibility: [
    'Panels are disclosures: their state is announced; Escape closes one and returns focus to its button.',
    'The drawer traps focus while it is open and returns it on close.',
    'The link to the page itself is marked as current.',
  ],
});
